/// A button or switch of a program that stands outside of it.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of what it consists of.
  associatedtype Body: ControlWidgetConfiguration

  /// What it consists of.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates it.
  @MainActor @preconcurrency init()
}

/// How a control is filled, and what can be chosen of it.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The type of what it consists of.
  associatedtype Body: ControlWidgetConfiguration

  /// What it consists of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration without a body.
package protocol PrimitiveControlConfiguration: ControlWidgetConfiguration where Body == Never {}

extension PrimitiveControlConfiguration {
  /// There is no body: nothing shows controls.
  public var body: Never { fatalError("a configuration of the module's own has no body") }
}

/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The type of what it consists of.
  associatedtype Body: ControlWidgetTemplate

  /// What it consists of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetTemplate {}

/// A template without a body.
package protocol PrimitiveControlTemplate: ControlWidgetTemplate where Body == Never {}

extension PrimitiveControlTemplate {
  /// There is no body: nothing shows controls.
  public var body: Never { fatalError("a template of the module's own has no body") }
}

/// No control, as on systems that have none.
public struct EmptyControlWidgetConfiguration {
  /// Creates it.
  nonisolated public init() {}
}

extension EmptyControlWidgetConfiguration: ControlWidgetConfiguration,
  PrimitiveControlConfiguration
{}

/// Nothing on a control.
public struct EmptyControlWidgetTemplate {
  /// Creates it.
  nonisolated public init() {}
}

extension EmptyControlWidgetTemplate: ControlWidgetTemplate, PrimitiveControlTemplate {}

/// Makes one configuration of the statement in a closure.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  /// Takes it as it is.
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  /// Passes it through.
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

/// Makes one template of the statement in a closure.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  /// Takes it as it is.
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  /// Passes it through.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}
