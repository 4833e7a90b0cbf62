import SwiftUI

/// A piece of an axis: its marks, or several groups of them.
public protocol AxisContent {}

extension AxisContent {
  /// The content in a layer of its own.
  public func compositingLayer() -> some AxisContent { self }

  /// The content in a layer of its own, which is then changed as a view.
  public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent { self }
}

extension Never: AxisContent {}
extension Optional: AxisContent where Wrapped: AxisContent {}
extension JoinedContent: AxisContent where repeat each Content: AxisContent {}
extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {}

/// Axis content whose type is hidden.
public struct AnyAxisContent: AxisContent {
  /// Hides the type of some content.
  public init(_ content: any AxisContent) {}

  /// Hides the type of some content.
  public init(erasing content: some AxisContent) {}
}

/// Makes axis content of the statements in a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Makes content of an empty closure.
  public static func buildBlock() -> some AxisContent { JoinedContent() }

  /// Passes single content through.
  public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

  /// Joins several pieces of content.
  @_disfavoredOverload
  public static func buildBlock<each T: AxisContent>(
    _ content: repeat each T
  ) -> some AxisContent { JoinedContent(repeat each content) }

  /// Makes content of an `if` without `else`.
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  /// Makes content of the first branch of an `if` or `switch`.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(.trueContent(first)) }

  /// Makes content of the second branch of an `if` or `switch`.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(.falseContent(second)) }

  /// Hides the type of content that exists from a later system version on.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(erasing: content) }
}
