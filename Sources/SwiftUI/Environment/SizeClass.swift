/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a phone held upright, horizontally.
  case compact
  /// As on a phone held upright, vertically.
  case regular
}

extension EnvironmentValues {
  /// How much room the interface has horizontally.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room the interface has vertically.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
