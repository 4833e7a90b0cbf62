/// What the components of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space.
  public let name: CFString?
  /// How many components a colour has, without its opacity.
  public let numberOfComponents: Int
  /// The kind of space.
  public let model: CGColorSpaceModel

  private init(_ name: CFString, _ components: Int, _ model: CGColorSpaceModel) {
    self.name = name
    numberOfComponents = components
    self.model = model
  }

  /// Creates a space by its name.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray: self.init(name, 1, .monochrome)
    case CGColorSpace.genericCMYK: self.init(name, 4, .cmyk)
    default: self.init(name, 3, .rgb)
    }
  }

  fileprivate static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", 3, .rgb)
  fileprivate static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", 1, .monochrome)
  fileprivate static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", 4, .cmyk)

  /// That of the web.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// That of the web, without limits.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// That of the web, as light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// That of the web, as light without limits.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// That of Apple's screens.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// That of Apple's screens, without limits.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// That of photos.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// That of television.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// That of bright television.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// Grays.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grays as light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// That of printers.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// Whether both mean the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  /// Feeds the name into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A kind of colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Grays.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Four inks.
  case cmyk
  /// Lightness and two axes.
  case lab
  /// Several inks.
  case deviceN
  /// Numbers of a table.
  case indexed
  /// A pattern.
  case pattern
}

/// Red, green and blue of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// The inks of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
