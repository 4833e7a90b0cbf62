/// Makes the content of a bar of the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes a thing as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes a single thing through.
  public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { content }

  /// Passes a single thing through that users can arrange.
  public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }

  /// Makes a thing of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// Makes a thing of the first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes a thing of the second branch of an `if` or `switch`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of a thing that exists from a later system version on.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent { JoinedToolbarContent(things: [content]) }
}

/// Several things in bars.
struct JoinedToolbarContent {
  let things: [any ToolbarContent]
}

extension JoinedToolbarContent: CustomizableToolbarContent, PrimitiveToolbarContent {
  typealias Body = Never

  var parts: [ToolbarPart] { things.flatMap { $0.allParts } }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var parts: [ToolbarPart] { self?.allParts ?? [] }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  var parts: [ToolbarPart] {
    switch storage {
    case .trueContent(let content): content.allParts
    case .falseContent(let content): content.allParts
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of things in bars.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
  var parts: [ToolbarPart] { content.allParts }
}
