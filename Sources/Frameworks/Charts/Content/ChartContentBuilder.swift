import SwiftUI

/// Makes chart content of the statements in a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Makes content of an empty closure.
  public static func buildBlock() -> some ChartContent { JoinedContent() }

  /// Passes single content through.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

  /// Joins several pieces of content, in their order.
  @_disfavoredOverload
  public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> some ChartContent { JoinedContent(repeat each content) }

  /// Makes content of an `if` without `else`.
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  /// Makes content of the first branch of an `if` or `switch`.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(.trueContent(first)) }

  /// Makes content of the second branch of an `if` or `switch`.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(.falseContent(second)) }

  /// Hides the type of content that exists from a later system version on.
  public static func buildLimitedAvailability(
    _ content: some ChartContent
  ) -> AnyChartContent { AnyChartContent(erasing: content) }
}

extension JoinedContent: ChartContent where repeat each Content: ChartContent {
  typealias Body = Never
}

extension BuilderConditional: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// There is no body: it is the content of one of the branches.
  public typealias Body = Never
}
