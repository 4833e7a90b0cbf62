import Content
import PreviewExchange
import Testing

@testable import Site

@Suite struct FlawListTests {
  @Test func readersSeeWhatIsWrongBelowThePicture() {
    let html = Fixture.html(publication(start: [faint]))
    #expect(html.contains("<li>The text &#39;Go&#39; is faint; in dark.</li>"), "\(html)")
  }

  @Test func whatThePolicyIgnoresIsNotShown() {
    var publication = publication(start: [faint])
    publication.catalog.configuration.findings.levels["contrast"] = .off
    #expect(!Fixture.html(publication).contains("is faint"))
  }

  @Test func whatABlockIsThereToShowIsShownInSpiteOfThePolicy() {
    var publication = publication(start: [faint]) { page in
      page.frontMatter.findings.levels["contrast"] = .off
    }
    #expect(!Fixture.html(publication).contains("is faint"))
    publication.snippets[Fixture.path]?.snippets[0].attributes.expected = [
      .init(kind: .contrast, location: Fixture.place(10))
    ]
    #expect(Fixture.html(publication).contains("is faint"))
  }

  @Test func aComparisonShowsTheFlawsOfBothSides() {
    let figure = ComparisonFigure(
      id: "c", before: CodeBlock(Fixture.source("a", line: 1)),
      after: CodeBlock(Fixture.source("b", line: 1)),
      galleries: (gallery([faint, faint, small]), gallery([])))
    let html = figure.html.source
    #expect(html.contains("2 → 0 flaws"))
    #expect(html.ranges(of: "<li>").count == 2)
    #expect(html.contains("<p>After</p><p class=\"flawless\">"))
  }

  private let faint = DrawResult.Finding(.contrast, "Go", "the text 'Go' is faint")
  private let small = DrawResult.Finding(.smallTarget, "Go", "the button 'Go' is small")

  private func publication(
    start findings: [DrawResult.Finding], _ change: (inout Page) -> Void = { _ in }
  ) -> Publication {
    var publication = Fixture.publication(change)
    publication.drawings[Fixture.start.id] = [preview(findings)]
    return publication
  }

  private func gallery(_ findings: [DrawResult.Finding]) -> PreviewGallery {
    PreviewGallery(id: "g", [preview(findings)], flaws: [.contrast, .smallTarget])
  }

  /// Drawn in light and dark; only the latter has flaws.
  private func preview(_ findings: [DrawResult.Finding]) -> DrawResult.Preview {
    var dark = Fixture.drawing(.dark, "large")
    dark.findings = findings
    return DrawResult.Preview(
      name: nil, line: 1, drawings: [Fixture.drawing(.light, "large"), dark])
  }
}
