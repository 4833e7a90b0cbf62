import PreviewExchange
import Testing

@testable import Site

@Suite struct PreviewGalleryTests {
  @Test func everyVariantIsAFileBesideThePage() throws {
    let paths = try site(Fixture.publication(), theme: Fixture.theme).files.map(\.path)
    for name in ["light-large", "dark-large", "light-accessibility3", "dark-accessibility3"] {
      #expect(paths.contains("refactors/round-button/start-1-\(name).svg"))
    }
  }

  @Test func aPictureSaysItsSizeAndWhatCanBeReadInIt() {
    let html = Fixture.html(Fixture.publication())
    #expect(
      html.contains(
        """
        alt="Dynamic type, light, Default size: Continue, Go &quot;on&quot;" \
        width="220" height="48" loading="lazy"
        """))
  }

  @Test func variantsThatCameOutTheSameAreShownOnce() {
    let dark = Fixture.drawing(.dark, "large")
    let gallery = PreviewGallery(
      id: "a", [DrawResult.Preview(name: nil, line: 1, drawings: [dark, dark])])
    #expect(gallery.html.source.ranges(of: "<img").count == 1)
  }

  @Test func drawingsThatLookTheSameAreOneFile() throws {
    var publication = Fixture.publication()
    publication.drawings[Fixture.step.id] = Fixture.drawings
    let files = try site(publication, theme: Fixture.theme).files
    #expect(files.filter { $0.path.hasSuffix(".svg") }.count == 4)
    #expect(Fixture.html(publication).contains("src=\"start-1-light-large.svg\""))
    #expect(!Fixture.html(publication).contains("src=\"step-1-light-large.svg\""))
  }

  @Test func whatIsNotDrawnIsSaid() {
    #expect(
      Fixture.html(Fixture.publication()).contains("Accepted, not drawn: <code>.blur</code>"))
  }

  @Test(arguments: [
    ("large", "Default size"), ("accessibility3", "Accessibility 3"), ("unheardOf", "unheardOf"),
  ])
  func textSizesAreNamedForReaders(name: String, expected: String) {
    #expect(label(ofTextSize: name) == expected)
  }
}
