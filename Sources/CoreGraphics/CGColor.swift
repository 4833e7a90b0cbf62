/// A colour as components in sRGB.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]

  /// Creates a colour from components between 0 and 1, in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }

  /// Creates a colour from components between 0 and 1, in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0, black, to 1, white.
  public init(gray: CGFloat, alpha: CGFloat) {
    values = [gray, alpha]
  }

  /// Creates a gray from 0, black, to 1, white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without any opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, the last of them the opacity.
  public var components: [CGFloat]? { values }
  /// How many components there are, opacity included.
  public var numberOfComponents: Int { values.count }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    let (red, green, blue) = rgb
    return values.count == 2
      ? CGColor(gray: red, alpha: alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green and blue in sRGB, whatever the colour was made from.
  package var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    values.count == 2 ? (values[0], values[0], values[0]) : (values[0], values[1], values[2])
  }

  /// Whether both have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.values == rhs.values }

  /// Feeds the components into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
