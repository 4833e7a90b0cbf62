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

  @Test func whatTheCompilerSaysStandsUnderItsLine() {
    var publication = Fixture.publication()
    publication.expected[Fixture.start.id] = [
      Diagnostic(
        .error, "swift.error", at: Fixture.place(12), "cannot find 'x' in scope",
        notes: [.init(at: Fixture.place(11), "did you mean 'y'?")])
    ]
    let html = Fixture.html(publication)
    #expect(html.contains("<span class=\"t\">String</span>\n<span class=\"problem error\"><svg"))
    #expect(html.contains("</svg>error: cannot find &#39;x&#39; in scope\n</span>"))
    #expect(html.contains("</span> {\n<span class=\"problem note\"><svg"))
  }

  @Test func whatTheCompilerSaysOfOneStepIsNotSaidOfOthers() {
    var publication = Fixture.publication()
    publication.expected[Fixture.step.id] = [
      Diagnostic(.warning, "swift.warning", at: Fixture.place(22), "never used")
    ]
    // In the step's two ways to show the change, in its whole file, and as often in the comparison.
    #expect(Fixture.html(publication).ranges(of: "warning: never used").count == 5)
  }

  @Test func aMarkedLineHasTheClassOfItsMark() {
    let html = shown { lines in
      lines[0].annotations.marks = [.focus]
      lines[1].annotations.marks = [.focus, .highlight]
    }
    #expect(
      html.contains("<pre tabindex=\"0\" class=\"has-focus\"><code><span class=\"line focus\">"))
    #expect(html.contains("<span class=\"line focus highlight\">  <span class=\"k\">let</span> "))
    #expect(html.contains("<del class=\"focus highlight\">  <mark>"))
  }

  @Test func hiddenLinesWaitForARequestToShowAll() {
    let html = shown { $0[1].annotations.isFolded = true }
    #expect(
      html.contains("<label class=\"show-all\" data-pagefind-ignore><input type=\"checkbox\">"))
    #expect(
      html.contains(
        """
        <span class="fold hidden-lines" data-pagefind-ignore>1 line hidden
        </span><span class="folded">  <span class="k">let</span>
        """))
  }

  /// The page with changes to the lines of its first block, alone and where the second changes it.
  private func shown(_ change: (inout [SourceText.Line]) -> Void) -> String {
    var publication = Fixture.publication()
    if var page = publication.snippets[Fixture.path] {
      change(&page.snippets[0].text.lines)
      change(&page.programs[0].main.lines)
      publication.snippets[Fixture.path] = page
    }
    return Fixture.html(publication)
  }
}
