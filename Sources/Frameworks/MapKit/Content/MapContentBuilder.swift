import SwiftUI

/// Makes map content of the statements in a closure.
@resultBuilder
public struct MapContentBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }

  /// Makes content of an empty closure.
  @MainActor public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// Passes single content through.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Joins several pieces of content, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> { TupleMapContent((repeat each content)) }

  /// Makes content of an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// Makes content of the first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    first: TrueContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> {
    _ConditionalMapContent(content: .trueContent(first))
  }

  /// Makes content of the second branch of an `if` or `switch`.
  public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
    second: FalseContent
  ) -> _ConditionalMapContent<TrueContent, FalseContent> {
    _ConditionalMapContent(content: .falseContent(second))
  }

  /// Hides the type of content that exists from a later system version on.
  @MainActor public static func buildLimitedAvailability(
    _ content: some MapContent
  ) -> AnyMapContent { AnyMapContent(content) }
}

/// Several pieces of content.
public struct TupleMapContent<T> {
  /// The pieces.
  public var value: T

  init(_ value: T) { self.value = value }
}

extension TupleMapContent: MapContent {
  /// There is no body: it is the pieces.
  public typealias Body = Never
}

/// What one of the branches of an `if` or `switch` yields.
public struct _ConditionalMapContent<TrueContent, FalseContent> {
  enum Branch {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let content: Branch
}

extension _ConditionalMapContent: MapContent
where TrueContent: MapContent, FalseContent: MapContent {
  /// There is no body: it is the content of one of the branches.
  public typealias Body = Never
}

extension ForEach: MapContent where Content: MapContent {
  /// There is no body: it is the content for each element.
  public typealias Body = Never

  /// Creates content for elements that know their identity.
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Creates content for elements whose identity lies at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: id, content: content)
  }

  /// Creates content for a fixed range of numbers.
  public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(elements: data, id: \.self, content: content)
  }
}

extension ForEach: DynamicMapContent where Content: MapContent {}

extension Group: MapContent where Content: MapContent {
  /// There is no body: it is the content of the group.
  public typealias Body = Never

  /// Creates a group of content.
  public init(@MapContentBuilder content: () -> Content) {
    self.init(of: content())
  }
}
