/// A colour in sRGB, each component from 0 to 1.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = RGBA(0, 0, 0)
  package static let white = RGBA(1, 1, 1)
  package static let clear = RGBA(0, 0, 0, 0)

  package func opacity(_ factor: Double) -> RGBA {
    RGBA(red, green, blue, alpha * factor)
  }
}
