import Content
import Markdown
import Testing

@testable import Site

@Suite struct NavigationTests {
  private let navigation = Navigation(
    Fixture.catalog(["a/b", "a/c/d", "e"].map(page)), includingDrafts: false, hasSymbols: true)

  @Test func readersGoThroughPagesBeforeSections() {
    #expect(navigation.entries.map(\.slug) == ["", "e", "a", "a/b", "a/c", "a/c/d"])
    #expect(navigation.neighbour(of: "a/b", -1)?.slug == "a")
    #expect(navigation.neighbour(of: "a/b", 1)?.slug == "a/c")
  }

  @Test func nothingComesBeforeTheHomePageOrAfterTheLast() {
    #expect(navigation.neighbour(of: "", -1) == nil)
    #expect(navigation.neighbour(of: "a/c/d", 1) == nil)
    #expect(navigation.neighbour(of: "api", 1) == nil)
  }

  @Test func aPageLiesInAllSectionsAboveIt() {
    #expect(navigation.path(to: "a/c/d").map(\.slug) == ["", "a", "a/c"])
    #expect(navigation.path(to: "").isEmpty)
  }

  @Test func theSidebarMarksThePageThatItStandsBeside() {
    let html = Sidebars(navigation).html(for: "a/b").source
    #expect(html.contains("<a href=\"../../a/b/\" aria-current=\"page\">"))
    #expect(html.split(separator: "aria-current").count == 2)
  }

  @Test func theSidebarLeadsToEveryPageFromWhereItStands() {
    let sidebars = Sidebars(navigation)
    for (slug, root) in [
      ("", "./"), ("e", "../"), ("a/c", "../../"), ("api/view/old", "../../../"),
    ] {
      let html = sidebars.html(for: slug).source
      for target in ["a/", "a/b/", "a/c/", "a/c/d/", "e/", "api/"] {
        #expect(html.contains("<a href=\"\(root)\(target)\""), "\(target) from \(slug)")
      }
    }
  }

  @Test func inALargeCatalogTheSidebarOpensTheSectionsThatThePageLiesIn() {
    let pages =
      (0...Sidebars.manyPages).map { "many/page-\($0)" } + ["few/one", "few/two", "three"]
    let sidebars = Sidebars(Navigation(Fixture.catalog(pages.map(page)), includingDrafts: false))
    let few = sidebars.html(for: "few/one").source
    #expect(few.contains("../../many/") && few.contains("../../few/two/"))
    #expect(few.contains("../../three/") && !few.contains("../../many/page-7/"))
    #expect(sidebars.html(for: "few").source.contains("../few/two/"))
    #expect(!sidebars.html(for: "three").source.contains("../few/two/"))
    #expect(sidebars.html(for: "many/page-7").source.contains("../../many/page-8/"))
  }

  @Test func theSidebarMarksNothingBesideAPageThatItDoesNotName() {
    #expect(!Sidebars(navigation).html(for: "api/view/old").source.contains("aria-current"))
  }
}

private func page(_ slug: String) -> Page {
  Page(
    path: "content/\(slug).md", slug: slug, frontMatter: FrontMatter(title: slug, summary: ""),
    document: Node(.document, at: .init(file: slug)))
}
