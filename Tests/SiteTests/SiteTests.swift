import Content
import Diagnostics
import Markdown
import Testing

@testable import Site

@Suite struct SiteTests {
  @Test func aPageIsAFolderWithAnIndex() throws {
    let paths = try site(Fixture.publication(), theme: Fixture.theme).files.map(\.path)
    #expect(paths.contains("refactors/round-button/index.html"))
  }

  @Test func homeAndSectionsHavePagesEvenWithoutAnIndexOfTheirOwn() throws {
    #expect(
      Fixture.html(Fixture.publication(), "refactors").contains(
        "<a href=\"../refactors/round-button/\">Round button</a>"))
    let home = try site(Fixture.publication(), theme: Fixture.theme).files.first {
      $0.path == "index.html"
    }
    #expect(home.map { String(decoding: $0.bytes, as: UTF8.self) }?.contains("Refactors") == true)
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let first = try site(Fixture.publication(), theme: Fixture.theme).files
    let second = try site(Fixture.publication(), theme: Fixture.theme).files
    #expect(first == second)
  }

  @Test func draftsAreLeftOutUnlessAskedFor() {
    var publication = Fixture.publication { $0.frontMatter.isDraft = true }
    #expect(Fixture.html(publication).isEmpty)
    publication.includesDrafts = true
    #expect(!Fixture.html(publication).isEmpty)
  }

  @Test func anOldAddressLeadsToThePage() {
    let publication = Fixture.publication { $0.frontMatter.aliases = ["buttons/round"] }
    #expect(
      Fixture.html(publication, "buttons/round").contains("url=../../refactors/round-button/"))
  }

  @Test func headingsHaveAnchors() {
    #expect(Fixture.html(Fixture.publication()).contains("<h2 id=\"start--end\">Start &amp; end"))
  }
}
