import Drawing

/// A colour, resolved only where it is drawn: it may adapt to light and dark.
///
/// As a view, it fills the space that it is offered.
public struct Color: Hashable, Sendable {
  let source: ColorSource

  init(_ source: ColorSource) {
    self.source = source
  }

  /// Creates a colour from components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .fixed(colorSpace.rgba(red, green, blue, opacity))
  }

  /// Creates a gray from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its place on the colour wheel, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    source = .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, opacity))
  }

  /// Creates a colour from UIKit's.
  public init(uiColor: UIColor) {
    source = .uiColor(uiColor)
  }

  /// Creates a colour from UIKit's, as in `Color(.systemGray3)`.
  public init(_ color: UIColor) {
    source = .uiColor(color)
  }

  /// Creates a colour from Core Graphics'.
  public init(cgColor: CGColor) {
    source = .uiColor(UIColor(cgColor: cgColor))
  }

  /// Creates a colour from Core Graphics'.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// Creates a colour from components that were resolved before.
  public init(_ resolved: Resolved) {
    source = .fixed(resolved.rgba)
  }

  /// Creates a colour by the name that an asset catalog gives it.
  ///
  /// There is no asset catalog here: names of the system's colours are known, others are drawn as
  /// the tint.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = SystemColor(rawValue: name).map { .system($0) } ?? .accent
  }

  /// The same colour with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(source, opacity))
  }

  /// A colour between this one, at 0, and another, at 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(source, rhs.source, fraction, colorSpace))
  }

  /// The space that components are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB, as monitors have it.
    case sRGB
    /// sRGB by amounts of light.
    case sRGBLinear
    /// Display P3, with stronger reds and greens.
    case displayP3
  }
}

extension Color.RGBColorSpace {
  func rgba(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> RGBA {
    switch self {
    case .sRGB: RGBA(red, green, blue, opacity)
    case .sRGBLinear: RGBA(encoded(red), encoded(green), encoded(blue), opacity)
    case .displayP3: RGBA(displayP3Red: red, green: green, blue: blue, opacity)
    }
  }
}
