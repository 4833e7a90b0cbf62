import SwiftUI

extension EnvironmentValues {
  /// How large the widget is.
  public var widgetFamily: WidgetFamily { .systemSmall }
  /// Whether the widget keeps its colours.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// Whether the widget has its background.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether a label stands beside the widget.
  public var showsWidgetLabel: Bool {
    get { self[ShowsWidgetLabelKey.self] }
    set { self[ShowsWidgetLabelKey.self] = newValue }
  }
  /// The room at the edges of the widget.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
  /// How large the activity is.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
  /// Whether the activity fills the screen.
  public var isActivityFullscreen: Bool { false }
  /// Whether the activity is updated less often.
  public var isActivityUpdateReduced: Bool {
    get { self[IsActivityUpdateReducedKey.self] }
    set { self[IsActivityUpdateReducedKey.self] = newValue }
  }
  /// How much there is to see of a widget.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}

/// Whether a widget keeps its colours.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// It does.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// It has two.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// It has none.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How much there is to see of a widget.
public struct LevelOfDetail: Hashable, Sendable {
  private let name: String

  /// All.
  public static let `default` = LevelOfDetail(name: "default")
  /// What can be seen from afar.
  public static let simplified = LevelOfDetail(name: "simplified")
}

/// What becomes of an image's colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// The accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// The accent colour, by how bright they are.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// Grey.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// They stay.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Says what becomes of the image's colours where a widget has two.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}

extension ContainerBackgroundPlacement {
  /// A widget.
  public static let widget = ContainerBackgroundPlacement("widget")
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

private enum ShowsWidgetLabelKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

private enum IsActivityUpdateReducedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum LevelOfDetailKey: EnvironmentKey {
  static let defaultValue = LevelOfDetail.default
}
