import SwiftUI

/// What stands at a value of an axis: a line, a tick or a label.
public protocol AxisMark {}

extension AxisMark {
  /// The mark with texts in a font.
  public func font(_ font: Font?) -> some AxisMark { self }

  /// The mark in a colour, a gradient or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }

  /// The mark, moved.
  public func offset(_ offset: CGSize) -> some AxisMark { self }

  /// The mark, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

extension Never: AxisMark {}
extension Optional: AxisMark where Wrapped: AxisMark {}
extension JoinedContent: AxisMark where repeat each Content: AxisMark {}
extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}

/// An axis mark whose type is hidden.
public struct AnyAxisMark: AxisMark {
  /// Hides the type of a mark.
  public init(_ mark: any AxisMark) {}

  /// Hides the type of a mark.
  public init(erasing mark: some AxisMark) {}
}

/// Makes axis marks of the statements in a closure.
@resultBuilder
public struct AxisMarkBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content {
    content
  }

  /// Makes marks of an empty closure.
  public static func buildBlock() -> some AxisMark { JoinedContent() }

  /// Passes a single mark through.
  public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

  /// Joins several marks.
  @_disfavoredOverload
  public static func buildBlock<each T: AxisMark>(
    _ content: repeat each T
  ) -> some AxisMark { JoinedContent(repeat each content) }

  /// Makes a mark of an `if` without `else`.
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  /// Makes a mark of the first branch of an `if` or `switch`.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    first: T1
  ) -> BuilderConditional<T1, T2> { BuilderConditional(.trueContent(first)) }

  /// Makes a mark of the second branch of an `if` or `switch`.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(
    second: T2
  ) -> BuilderConditional<T1, T2> { BuilderConditional(.falseContent(second)) }

  /// Hides the type of a mark that exists from a later system version on.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> AnyAxisMark { AnyAxisMark(erasing: content) }
}
