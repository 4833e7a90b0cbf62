/// When materials look as in a window that is in use.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String

  /// As the material has it.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// When the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension EnvironmentValues {
  /// When materials look as in a window that is in use.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static let defaultValue = MaterialActiveAppearance.automatic
}

extension ShapeStyle {
  /// The same style, its materials in a window that is in use or not.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some ShapeStyle { self }
}

extension View {
  /// Says when materials look as in a window that is in use.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { environment(\.materialActiveAppearance, appearance) }
}
