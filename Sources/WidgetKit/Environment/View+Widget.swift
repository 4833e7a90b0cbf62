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

  /// Says how groups in small widgets look.
  nonisolated public func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle = .automatic
  ) -> some View { self }
}

/// What is behind a small widget.
public struct AccessoryWidgetBackground: View {
  /// Creates it.
  nonisolated public init() {}

  /// A faint grey.
  public var body: some View { Color.gray.opacity(0.3).notDrawn("AccessoryWidgetBackground") }
}

/// Up to three views beneath a label in a small widget.
public struct AccessoryWidgetGroup<Content: View, Label: View> {
  private let label: Label
  private let content: Content

  /// Creates a group.
  nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }
}

extension AccessoryWidgetGroup: View {
  /// The views in a row.
  public var body: some View {
    VStack {
      label
      HStack { content }
    }
    .notDrawn("AccessoryWidgetGroup")
  }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Creates a group with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(title) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  /// Creates a group with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Label(titleKey, systemImage: systemImage) }, content: content)
  }

  /// Creates a group with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Label(titleKey, image: image) }, content: content)
  }
}

/// How groups in small widgets look.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String

  /// As the widget looks.
  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  /// Circles.
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  /// Squares with round corners.
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}
