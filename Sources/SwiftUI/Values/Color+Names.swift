import Drawing

// The colours by name. All but black, white and clear adapt to light and dark.
extension Color {
  /// The system's red.
  public static let red = Color(.system(.systemRed))
  /// The system's orange.
  public static let orange = Color(.system(.systemOrange))
  /// The system's yellow.
  public static let yellow = Color(.system(.systemYellow))
  /// The system's green.
  public static let green = Color(.system(.systemGreen))
  /// The system's mint.
  public static let mint = Color(.system(.systemMint))
  /// The system's teal.
  public static let teal = Color(.system(.systemTeal))
  /// The system's cyan.
  public static let cyan = Color(.system(.systemCyan))
  /// The system's blue.
  public static let blue = Color(.system(.systemBlue))
  /// The system's indigo.
  public static let indigo = Color(.system(.systemIndigo))
  /// The system's purple.
  public static let purple = Color(.system(.systemPurple))
  /// The system's pink.
  public static let pink = Color(.system(.systemPink))
  /// The system's brown.
  public static let brown = Color(.system(.systemBrown))
  /// The system's gray.
  public static let gray = Color(.system(.systemGray))
  /// White.
  public static let white = Color(.fixed(.white))
  /// Black.
  public static let black = Color(.fixed(.black))
  /// Nothing at all.
  public static let clear = Color(.fixed(.clear))
  /// The colour of text of first importance.
  public static let primary = Color(.system(.label))
  /// The colour of text of second importance.
  public static let secondary = Color(.system(.secondaryLabel))
  /// The colour of what can be touched.
  public static let accentColor = Color(.accent)
}

extension Color: CustomStringConvertible {
  /// The colour as text, for debugging.
  public var description: String {
    switch source {
    case .fixed(let color): color.hexadecimal
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    default: resolve(in: EnvironmentValues()).description
    }
  }
}

extension Color {
  /// The colour in light surroundings, as Core Graphics' colour.
  public var cgColor: CGColor? { resolve(in: EnvironmentValues()).cgColor }
}

extension UIColor {
  /// Creates UIKit's colour from SwiftUI's; it goes on to adapt to light and dark.
  public convenience init(_ color: Color) {
    switch color.source {
    case .fixed(let components): self.init(components)
    case .system(let name): self.init(name)
    default: self.init { UIColor(color.source.rgba(in: EnvironmentValues($0))) }
    }
  }
}

extension EnvironmentValues {
  /// Creates an environment from what UIKit says about the surroundings.
  init(_ traits: UITraitCollection) {
    self.init()
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    isElevated = traits.userInterfaceLevel == .elevated
    palette = traits.palette
    self[ColorSchemeContrastKey.self] =
      traits.accessibilityContrast == .high ? .increased : .standard
  }
}

// So that a style can be written as `.red`.
extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing at all.
  public static var clear: Color { Color.clear }
}
