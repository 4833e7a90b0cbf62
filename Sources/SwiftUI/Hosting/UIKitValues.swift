extension UIUserInterfaceStyle {
  /// Creates UIKit's name of an appearance; `nil` stands for none.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension UIAccessibilityContrast {
  /// Creates UIKit's name of a contrast; `nil` stands for none.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates UIKit's name of a class; `nil` stands for none.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates a class from UIKit's name; `nil` if that says nothing.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UILegibilityWeight {
  /// Creates UIKit's name of a weight; `nil` stands for none.
  public init(_ legibilityWeight: LegibilityWeight?) {
    switch legibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case nil: self = .unspecified
    }
  }
}

extension LegibilityWeight {
  /// Creates a weight from UIKit's name; `nil` if that says nothing.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates UIKit's name of a direction.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension LayoutDirection {
  /// Creates a direction from UIKit's name; `nil` if that says nothing.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates UIKit's insets from SwiftUI's.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension EdgeInsets {
  /// Creates SwiftUI's insets from UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

/// A part of the environment that UIKit knows as one of its traits.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Reads it from UIKit's surroundings.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Writes it to UIKit's surroundings.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UIView {
  /// Makes changes that move as SwiftUI's would.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    changes()
    completion?()
  }
}
