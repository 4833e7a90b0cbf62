/// A part of the surroundings.
public protocol UITraitDefinition {
  /// What it is where nothing is said.
  static var defaultValue: Value { get }
  /// What it is called.
  static var name: String { get }
  /// What tells it apart from others.
  static var identifier: String { get }
  /// Whether colours depend on it.
  static var affectsColorAppearance: Bool { get }
  /// What it can be.
  associatedtype Value
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// They do not.
  public static var affectsColorAppearance: Bool { false }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// Not said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// Not said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How much room there is up and down.
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// Not said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How large text is.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  /// Not said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// How strong contrast is.
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// Not said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// Pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  /// Not said.
  public static let defaultValue: CGFloat = 0
}

/// Which way one reads.
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  /// Not said.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Which way one reads, where it may not be said.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// What is called when surroundings change, until it is taken away.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

/// Surroundings that can be changed.
public protocol UIMutableTraits {
  /// Reads and changes a part of them.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How much room there is across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is up and down.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How large text is.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// How strong contrast is.
  var accessibilityContrast: UIAccessibilityContrast { get set }
}

extension UIMutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// How much room there is up and down.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// How strong contrast is.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

/// Surroundings that a view has whatever those of the one around it.
public struct UITraitOverrides: UIMutableTraits {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Reads and changes a part of them.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// Whether something is said about a part.
  public func contains(_ trait: any UITraitDefinition.Type) -> Bool {
    values[ObjectIdentifier(trait)] != nil
  }

  /// Says nothing about a part any more.
  public mutating func remove(_ trait: any UITraitDefinition.Type) {
    values[ObjectIdentifier(trait)] = nil
  }
}
