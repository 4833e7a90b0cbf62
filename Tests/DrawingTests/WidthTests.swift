import Drawing
import Testing

struct WidthTests {
  // What UIKit measured for whole strings, kerning included, on iOS 26.
  @Test(
    arguments: [
      ("Hello UIKit", 17, .regular, 79.6626), ("Hello UIKit", 17, .medium, 81.9912),
      ("Hello UIKit", 17, .semibold, 83.6841), ("Hello UIKit", 17, .bold, 86.0127),
      ("Hello UIKit", 20, .regular, 91.6188), ("Hello UIKit", 20, .semibold, 96.3581),
      ("Hello UIKit", 22, .bold, 107.9099), ("Hello UIKit", 28, .regular, 126.9707),
      ("Hello UIKit", 34, .bold, 166.0571), ("Hello UIKit", 8, .ultraLight, 38.9328),
      ("Hello UIKit", 8, .light, 40.9271), ("Hello UIKit", 8, .black, 47.9336),
      ("Hello UIKit", 28, .thin, 115.4235), ("WWWW MMMM", 17, .regular, 126.1387),
      ("iiiiillll", 34, .bold, 77.2969), ("iiiiillll", 8, .heavy, 24.3208),
    ] as [(String, Double, Face.Weight, Double)])
  func unkernedTextIsAsWideAsOnIOS(
    _ text: String, _ size: Double, _ weight: Face.Weight, _ expected: Double
  ) {
    #expect(abs(width(text, size, weight) - expected) < 0.01)
  }

  @Test(
    arguments: [
      ("The quick brown fox jumps over the lazy dog", 17, .regular, 338.9541),
      ("The quick brown fox jumps over the lazy dog", 17, .bold, 360.1418),
      ("The quick brown fox jumps over the lazy dog", 20, .semibold, 405.4209),
      ("The quick brown fox jumps over the lazy dog", 22, .bold, 451.7917),
      ("The quick brown fox jumps over the lazy dog", 28, .regular, 530.4551),
      ("The quick brown fox jumps over the lazy dog", 34, .bold, 694.0781),
      ("AVAST Wavy To. LT", 17, .regular, 146.8242), ("AVAST Wavy To. LT", 17, .bold, 155.0627),
      ("AVAST Wavy To. LT", 20, .regular, 168.4754), ("AVAST Wavy To. LT", 22, .bold, 193.3130),
      ("AVAST Wavy To. LT", 28, .bold, 243.8926), ("AVAST Wavy To. LT", 34, .regular, 277.0137),
      ("0123456789", 17, .regular, 98.5801), ("0123456789", 34, .bold, 213.2969),
    ] as [(String, Double, Face.Weight, Double)])
  func kernedTextIsWithinAThirdOfAPoint(
    _ text: String, _ size: Double, _ weight: Face.Weight, _ expected: Double
  ) {
    #expect(abs(width(text, size, weight) - expected) < 0.3)
  }

  // Frames of single texts in pictures from devices, three pixels to the point.
  @Test(
    arguments: [
      ("blue()", 45), (".image", 51), (".theme(.light)", 102.33), ("@SnapshotTest", 119),
      (".sizes(.minimum)", 129.67), ("Some SwiftUI text", 136), ("One test in a suite", 137),
      ("singular reference image", 187.67), ("Test two of many in a suite", 201.67),
      ("Hello SwiftUI", 98), ("Hello World", 88), ("Checking", 71.67), ("Internet", 59.33),
      ("Banana", 56.67),
    ] as [(String, Double)])
  func bodyTextIsWithinAPixel(_ text: String, _ expected: Double) {
    #expect(abs(width(text, 17, pixel: 1.0 / 3) - expected) < 0.34)
  }

  // Shortened titles at the largest size: the ellipsis is as wide as 1 218 and 1 220 units.
  @Test(arguments: [(60, 35.7), (53, 31.6)])
  func ellipsesAreAsWideAsOnIOS(_ size: Double, _ expected: Double) {
    #expect(abs(width("…", size) - expected) < 0.5)
  }

  @Test func monospacedCharactersAreEquallyWide() {
    let face = Face(size: 8, design: .monospaced)
    let layout = engine.layout([TextRun("The é…→ .", face: face, color: .black)], pixel: 0)
    #expect(abs(Double(layout.size.width) - 9 * 8 * 1266 / 2048) < 1e-9)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    func digits(_ text: String) -> Double {
      let face = Face(size: 17, hasMonospacedDigits: true)
      return Double(engine.layout([TextRun(text, face: face, color: .black)], pixel: 0).size.width)
    }
    #expect(abs(digits("1111") - digits("0000")) < 1e-9)
    #expect(width("1111", 17) < width("0000", 17))
  }

  @Test func accentsDoNotWidenALetter() {
    #expect(width("é", 17) == width("e", 17))
  }

  @Test func trackingIsAddedAfterEveryCharacter() {
    let run = TextRun("four", face: Face(size: 17), color: .black, tracking: 2)
    let layout = engine.layout([run], pixel: 0)
    #expect(abs(Double(layout.size.width) - width("four", 17) - 8) < 1e-9)
  }
}
