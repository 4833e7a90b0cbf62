/// How pickers look; only the system has such styles.
public protocol PickerStyle {}

/// Pickers as they look where nothing else is said: menus.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pickers that open a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pickers that show their choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pickers that show their choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pickers that show their choices among the views around them.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pickers that lead to a list of their choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pickers that show their choices in a row of a menu.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Pickers as they look where nothing else is said.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Pickers that open a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Pickers that show their choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Pickers that show their choices on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Pickers that show their choices among the views around them.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Pickers that lead to a list of their choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Pickers that show their choices in a row of a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
  /// How pickers look.
  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how pickers look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environmentValues { $0.pickerStyle = style }
  }

  /// Says how a palette shows what is picked; not drawn yet.
  nonisolated public func paletteSelectionEffect(
    _ effect: PaletteSelectionEffect
  ) -> some View { notDrawn(".paletteSelectionEffect") }
}

/// How a palette shows what is picked.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: PaletteSelectionEffect { Self(name: "automatic") }
  /// As the views themselves show it.
  public static var custom: PaletteSelectionEffect { Self(name: "custom") }

  /// As another variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    Self(name: "symbolVariant \(variant)")
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}
