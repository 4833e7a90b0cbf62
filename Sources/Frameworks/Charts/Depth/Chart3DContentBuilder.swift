import SwiftUI

/// Makes content of a chart in space of the statements in a closure.
@resultBuilder
public struct Chart3DContentBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content {
    content
  }

  /// Makes content of an empty closure.
  public static func buildBlock() -> some Chart3DContent { JoinedContent() }

  /// Passes single content through.
  public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content {
    content
  }

  /// Joins several pieces of content, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Chart3DContent>(
    _ content: repeat each Content
  ) -> some Chart3DContent { JoinedContent(repeat each content) }

  /// Makes content of an `if` without `else`.
  public static func buildOptional<Content: Chart3DContent>(_ content: Content?) -> Content? {
    content
  }

  /// Makes content of the first branch of an `if` or `switch`.
  public static func buildEither<C1: Chart3DContent, C2: Chart3DContent>(
    first: C1
  ) -> BuilderConditional<C1, C2> { BuilderConditional(.trueContent(first)) }

  /// Makes content of the second branch of an `if` or `switch`.
  public static func buildEither<C1: Chart3DContent, C2: Chart3DContent>(
    second: C2
  ) -> BuilderConditional<C1, C2> { BuilderConditional(.falseContent(second)) }

  /// Hides the type of content that exists from a later system version on.
  public static func buildLimitedAvailability<Content: Chart3DContent>(
    _ content: Content
  ) -> some Chart3DContent { content }
}

extension JoinedContent: Chart3DContent where repeat each Content: Chart3DContent {
  typealias Body = Never
}

extension BuilderConditional: Chart3DContent
where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
  /// There is no body: it is the content of one of the branches.
  public typealias Body = Never
}
