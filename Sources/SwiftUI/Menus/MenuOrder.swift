/// In which order a menu shows its actions.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// As the place asks for.
  public static var automatic: MenuOrder { MenuOrder(name: "automatic") }
  /// The first action nearest to the finger.
  public static var priority: MenuOrder { MenuOrder(name: "priority") }
  /// From top to bottom.
  public static var fixed: MenuOrder { MenuOrder(name: "fixed") }
}

/// Whether a menu closes when one of its actions is done.
public struct MenuActionDismissBehavior: Equatable, Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// In which order menus show their actions.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Says in which order menus show their actions.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Says whether menus show that they are menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Says whether menus close when one of their actions is done.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
