import SwiftUI

extension View {
  /// Says which page of the program is opened when the widget is touched.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Says whether the view has the accent colour where a widget has two.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Says whether the view is bent along a round edge.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Puts a label beside the widget; not drawn.
  nonisolated public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View {
    notDrawn(".widgetLabel")
  }

  /// Puts a label beside the widget; not drawn.
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    notDrawn(".widgetLabel")
  }

  /// Puts a label beside the widget; not drawn.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    notDrawn(".widgetLabel")
  }

  /// Gives an activity on the lock screen a colour; not drawn.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    notDrawn(".activityBackgroundTint")
  }

  /// Gives the button beside an activity a colour.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    self
  }

  /// Says where the view stands beside the camera.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }

  /// Says what a control does.
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { self }

  /// Says what a control does.
  nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    self
  }

  /// Says what a control does.
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    self
  }

  /// Says how a control is.
  nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }

  /// Says how a control is.
  nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    self
  }

  /// Says how a control is.
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
    self
  }
}

/// What is behind a small widget.
public struct AccessoryWidgetBackground: View {
  /// Creates it.
  nonisolated public init() {}

  /// A faint grey.
  public var body: some View { Color.gray.opacity(0.3).notDrawn("AccessoryWidgetBackground") }
}
