/// A small view of a program that stands outside of it.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of what it consists of.
  associatedtype Body: WidgetConfiguration

  /// What it consists of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates it.
  @MainActor @preconcurrency init()
}

/// How a widget is filled, and what can be chosen of it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of what it consists of.
  associatedtype Body: WidgetConfiguration

  /// What it consists of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration without a body.
package protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension PrimitiveWidgetConfiguration {
  /// There is no body: nothing shows widgets.
  public var body: Never { fatalError("a configuration of the module's own has no body") }
}

/// No widget, as on systems that have none.
public struct EmptyWidgetConfiguration {
  /// Creates it.
  nonisolated public init() {}
}

extension EmptyWidgetConfiguration: WidgetConfiguration, PrimitiveWidgetConfiguration {}

/// A widget that exists from a later system version on.
public struct LimitedAvailabilityWidget {
  /// Creates it.
  nonisolated public init() {}
}

extension LimitedAvailabilityWidget: Widget {
  /// No widget.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
