import Diagnostics
import Testing

@testable import Site

@Suite struct SnippetFigureTests {
  @Test func aSnippetHasItsTitleAndItsCode() {
    let html = Fixture.html(Fixture.publication())
    #expect(html.contains("<span class=\"frame-title\">RoundButton.swift</span>"))
    #expect(html.contains("  <span class=\"k\">let</span> <span class=\"e\">title</span>: "))
  }

  @Test func aStepShowsItsChangeAndItsWholeFile() {
    let html = Fixture.html(Fixture.publication())
    #expect(html.contains("<del>  <mark><span class=\"k\">let</span></mark> "))
    #expect(html.contains("<ins>  <mark><span class=\"k\">var</span></mark> "))
    #expect(html.contains("<summary>The whole file</summary>"))
  }

  @Test func aStepHasTheTitleOfItsStart() {
    let titles = Fixture.html(Fixture.publication()).ranges(of: "RoundButton.swift</span>")
    #expect(titles.count == 2)
  }

  @Test func aStepCountsItsLines() {
    let html = Fixture.html(Fixture.publication())
    #expect(html.contains("<span class=\"minus\">−1</span> <span class=\"plus\">+1</span>"))
  }

  @Test func aComparisonCountsTheLinesOfBothSides() {
    #expect(Fixture.html(Fixture.publication()).contains("3 → 3 lines"))
  }

  @Test func aHiddenBlockIsNotShown() {
    var publication = Fixture.publication()
    publication.snippets[Fixture.path]?.snippets[0].attributes.isHidden = true
    #expect(!Fixture.html(publication).contains("id=\"start\""))
  }

  @Test func aProblemStandsUnderItsLine() {
    var publication = Fixture.publication()
    publication.diagnostics = [
      Diagnostic(.error, "swift", at: Fixture.place(12), "cannot find 'x' in scope")
    ]
    #expect(
      Fixture.html(publication).contains(
        """
        <span class="t">String</span>
        <span class="problem error">error: cannot find &#39;x&#39; in scope</span>
        """))
  }
}
