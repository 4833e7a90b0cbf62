import Content
import Snippets
import Testing

@testable import Site

/// A page that shows a block of another page, which has the name of one of its own.
@Suite struct BlocksOfOtherPagesTests {
  static let path = "content/start.md"

  static var publication: Publication {
    let other = Fixture.publication()
    var own = Fixture.snippet(0, line: 10, text: "struct RoundButton {\n  var title = 1\n}") {
      $0.id = "start"
    }
    own.id.page = path
    own.diff = Fixture.start.id
    let comparison = Comparison(
      before: Fixture.start.id, after: own.id, location: Fixture.place(30))
    let page = Page(
      path: path, slug: "start", frontMatter: FrontMatter(title: "Start", summary: "Another"),
      document: Fixture.document)
    let snippets = PageSnippets(
      page: page, snippets: [own], programs: [Program(snippet: own, main: own.text)],
      comparisons: [comparison])
    var drawings = other.drawings
    drawings[own.id] = Fixture.drawings.map { preview in
      var preview = preview
      for index in preview.drawings.indices { preview.drawings[index].svg += "own" }
      return preview
    }
    return Publication(
      catalog: Fixture.catalog(other.catalog.pages + [page]),
      snippets: Array(other.snippets.values) + [snippets], drawings: drawings)
  }

  @Test func aBlockIsShownAsTheDifferenceFromThatOfAnotherPage() {
    let html = Fixture.html(Self.publication, "start")
    #expect(html.contains("<del>  <span class=\"k\">let</span> "))
  }

  @Test func picturesOfBothPagesHaveFilesOfTheirOwn() throws {
    let files = try site(Self.publication, theme: Fixture.theme).files.map(\.path)
    #expect(files.contains("start/start-1-light-large.svg"))
    #expect(files.contains("start/refactors-round-button.md--start-1-light-large.svg"))
    let html = Fixture.html(Self.publication, "start")
    #expect(html.contains("src=\"refactors-round-button.md--start-1-light-large.svg\""))
  }
}
