/// The widgets of a program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets together.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

/// Joins widgets.
@resultBuilder
public struct WidgetBundleBuilder {
  /// Takes a widget as it is.
  public static func buildExpression<Content: Widget>(_ content: Content) -> some Widget {
    content
  }

  /// Takes a control as it is.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    WidgetList()
  }

  /// Makes no widget of an empty closure.
  public static func buildBlock() -> some Widget { WidgetList() }

  /// Joins several widgets.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget { WidgetList() }

  /// Takes the widgets of an `if` without `else`.
  public static func buildOptional<Content: Widget>(_ widget: Content?) -> some Widget {
    WidgetList()
  }

  /// Takes widgets that exist from a later system version on.
  public static func buildLimitedAvailability<Content: Widget>(
    _ content: Content
  ) -> some Widget { WidgetList() }
}

struct WidgetList {
  nonisolated init() {}
}

extension WidgetList: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
