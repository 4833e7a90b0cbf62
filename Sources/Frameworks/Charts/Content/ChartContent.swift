import SwiftUI

/// A piece of a chart: a mark, or several.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content that this one consists of.
  associatedtype Body: ChartContent

  /// What the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension ChartContent where Body == Never {
  /// Not to be called: this content does not consist of other content.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is a mark, or several")
  }
}

extension Never: ChartContent {}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// There is no body: it is the content, if there is any.
  public typealias Body = Never
}

/// Content whose type is hidden.
public struct AnyChartContent: ChartContent {
  /// There is no body: it is the content whose type is hidden.
  public typealias Body = Never

  /// Hides the type of some content.
  nonisolated public init(_ content: any ChartContent) {}

  /// Hides the type of some content.
  nonisolated public init(erasing content: some ChartContent) {}
}

/// Content that is treated as one piece.
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// Joins content.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Plot: ChartContent {
  /// There is no body: it is the content.
  public typealias Body = Never
}
