import Content
import Diagnostics
import Markdown
import Snippets
import SymbolLookup
import Testing

@testable import Site

@Suite struct SymbolPagesTests {
  @Test func aSymbolInProseLeadsToItsPage() {
    let html = Fixture.html(publication())
    #expect(html.contains("<a href=\"../../api/view/bold-_/\"><code>bold(_:)</code></a>"))
    #expect(html.contains("<a href=\"#start\"><code>RoundButton</code></a>"))
    #expect(html.contains("<code>a|b</code>"))
  }

  @Test func inALinkItIsCodeAndNoOtherLink() {
    let html = Fixture.html(publication())
    #expect(html.contains("<a href=\"https://example.org\"><code>View</code></a>"))
  }

  @Test func aSymbolsPageTellsWhatIsKnown() {
    let html = page("api/view/old")
    #expect(html.contains("<li>Instance method</li><li>SwiftUI</li><li>iOS 13.0+</li>"))
    #expect(html.contains("<span class=\"k\">func</span> "))
    #expect(html.contains(">Deprecated since iOS 16.0</p>\n<p>Use "))
    #expect(
      html.contains("<a href=\"../../../api/view/bold-_/\"><code>bold(_:)</code></a> instead."))
    #expect(html.contains("where <code>Self == Text</code>"))
    #expect(html.contains("Not declared by the modules that this catalog is compiled with."))
  }

  @Test func aSymbolsPageListsItsUsesAndMembers() {
    #expect(
      page("api/view/bold-_").contains(
        "<li><a href=\"../../../refactors/round-button/\">Round button</a>: "
          + "<a href=\"../../../refactors/round-button/#start\">Start &amp; end</a></li>"))
    #expect(page("api/view").contains("<a href=\"../../api/view/old/\"><code>old()</code></a>"))
  }

  @Test func whatIsDeclaredHereIsShownAsItIs() {
    let html = page("api/view/bold-_")
    #expect(html.contains("_ isActive: <span class=\"t\">Bool</span>"))
    #expect(html.contains("Declared by the SwiftUI that this catalog is compiled with."))
  }

  @Test func theListHasSymbolsBelowTheirTypes() throws {
    let html = page("api")
    let type = try #require(html.firstRange(of: "<code>View</code>"))
    let member = try #require(html.firstRange(of: "<code>bold(_:)</code>"))
    #expect(html.contains("<h2>SwiftUI</h2>") && type.upperBound < member.lowerBound)
  }

  @Test func aNameInCodeLeadsToItsSymbolOnce() {
    let place = Fixture.place(11)
    let html = Fixture.html(
      publication([
        .init(snippet: Fixture.start.id, location: place.advanced(by: 4), usr: "bold"),
        .init(snippet: Fixture.start.id, location: place.advanced(by: 15), usr: "bold"),
      ]))
    let link = "<a href=\"../../api/view/bold-_/\"><span class=\"e\">RoundButton</span></a>"
    #expect(html.contains("<span class=\"k\">struct</span> \(link) {"))
  }

  @Test func withoutSymbolsThereIsNoIndex() throws {
    let files = try site(Fixture.publication(), theme: Fixture.theme).files
    #expect(!files.contains { $0.path.hasPrefix("api/") })
  }

  private func page(_ slug: String) -> String { Fixture.html(publication(), slug) }

  private func publication(_ references: [SymbolReference] = [use]) -> Publication {
    var publication = Fixture.publication { page in
      page.document.children.insert(paragraph, at: 0)
    }
    let page = PageSnippets(
      page: publication.catalog.pages[0],
      snippets: publication.snippets[Fixture.path]?.snippets ?? [], programs: [])
    publication.symbols = SymbolIndex(
      [page], support: [], table: table, declared: [declared],
      references: references)
    return publication
  }

  private static let use = SymbolReference(
    snippet: Fixture.start.id, location: Fixture.place(40), usr: "bold")

  private var paragraph: Node {
    let place = Fixture.place(1)
    let symbols = ["View/bold", "View/old()", "RoundButton", "a|b"].map {
      Node(.symbol($0), at: place)
    }
    let link = Node(
      .link(destination: "https://example.org", title: ""), at: place,
      [Node(.symbol("View"), at: place)])
    return Node(.paragraph, at: place, symbols + [link])
  }

  private let declared = ModuleSymbol(
    usr: "bold", path: "View/bold(_:)", kind: .method,
    declaration: "func bold(_ isActive: Bool) -> some View")

  private let table = SymbolTable(
    Array(
      """
      View\tprotocol\tSwiftUI\t13.0
      View/bold(_:)\tmethod\tSwiftUI\t16.0
      View/old()\tmethod\tSwiftUI\t13.0\t16.0\tView/bold(_:)\tSelf == Text

      """.utf8))
}
