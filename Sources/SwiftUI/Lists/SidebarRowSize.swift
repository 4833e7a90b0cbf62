extension EnvironmentValues {
  /// How large rows of a column at the side are.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static let defaultValue: SidebarRowSize = .medium
}

/// How large rows of a column at the side are.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small.
  case small
  /// As the system has it.
  case medium
  /// Large.
  case large
}
