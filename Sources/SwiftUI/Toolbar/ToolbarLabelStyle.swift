/// How labels in bars look.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private let name: String

  /// As the bar has it.
  public static var automatic: ToolbarLabelStyle { Self(name: "automatic") }
}

/// A place in the bars of a container.
public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// In the column of tabs, which a phone does not have.
  public static var tabViewSidebar: ContentToolbarPlacement { Self(name: "tabViewSidebar") }
}

extension EnvironmentValues {
  /// How labels in bars look; `nil` outside of them.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
