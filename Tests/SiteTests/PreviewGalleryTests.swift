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
    #expect(gallery.files.map(\.name) == ["a-1-dark-large.svg"])
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
