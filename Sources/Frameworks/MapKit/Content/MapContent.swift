import SwiftUI

/// A piece of a map: a marker, a line, an area.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content that this one consists of.
  associatedtype Body: MapContent

  /// What the content consists of.
  @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension MapContent where Body == Never {
  /// Not to be called: this content does not consist of other content.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is drawn by a map")
  }
}

// A map is not drawn, so what is said of the look of its content is checked and goes no further.
extension MapContent {
  /// The content in a colour, a gradient or another style.
  public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }

  /// The content, filled with a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }

  /// The content with an edge in a style.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }

  /// The content with an edge in a style, drawn in a way.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { self }

  /// The content with an edge.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }

  /// The content with an edge that is drawn in a way.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }

  /// The content above the roads or above everything.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

  /// The content with or without its name.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }

  /// The content with or without what is said beneath.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// The content with a value that stands for it when it is selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }

  /// The content with details that are shown when it is selected.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }
}

extension Never: MapContent {}

extension Optional: MapContent where Wrapped: MapContent {
  /// There is no body: it is the content, if there is any.
  public typealias Body = Never
}

/// No content.
public struct EmptyMapContent: MapContent {
  /// There is no body: there is nothing.
  public typealias Body = Never

  /// Creates no content.
  public init() {}
}

/// Content whose type is hidden.
public struct AnyMapContent: MapContent {
  /// There is no body: it is the content whose type is hidden.
  public typealias Body = Never

  /// Hides the type of some content.
  public init(_ content: some MapContent) {}
}

/// Content for each element of a collection.
public protocol DynamicMapContent: MapContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}
