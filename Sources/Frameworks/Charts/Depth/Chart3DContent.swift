import Spatial
import SwiftUI

/// A piece of a chart in space.
@MainActor @preconcurrency
public protocol Chart3DContent {
  /// The type of the content that this one consists of.
  associatedtype Body: Chart3DContent

  /// What the content consists of.
  @Chart3DContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Chart3DContent where Body == Never {
  /// Not to be called: this content does not consist of other content.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is a mark, or several")
  }
}

extension Chart3DContent {
  /// The content in a style of surfaces.
  nonisolated public func foregroundStyle(
    _ style: some Chart3DSurfaceStyle
  ) -> some Chart3DContent { self }

  /// The content in a colour, a gradient or another style.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent { self }

  /// The content in a style that tells values apart.
  @_disfavoredOverload
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some Chart3DContent { self }

  /// The content, more or less like metal.
  nonisolated public func metalness(_ value: Double) -> some Chart3DContent { self }

  /// The content, more or less rough.
  nonisolated public func roughness(_ value: Double) -> some Chart3DContent { self }

  /// The content with a symbol at each point.
  @_disfavoredOverload
  nonisolated public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent {
    self
  }

  /// The content with symbols that are turned.
  nonisolated public func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent { self }

  /// The content with symbols of a size.
  @_disfavoredOverload
  nonisolated public func symbolSize(_ size: CGFloat) -> some Chart3DContent { self }
}

extension Never: Chart3DContent {}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
  /// There is no body: it is the content, if there is any.
  public typealias Body = Never
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
  /// There is no body: it is the content for each element.
  public typealias Body = Never

  /// Creates content for elements that know their identity.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Creates content for elements whose identity lies at a key path.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: id, content: content)
  }
}
