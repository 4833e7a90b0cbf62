import SwiftUI

/// A view that shows data in space.
///
/// What it consists of is checked by the compiler. A drawing leaves its place empty, and says so.
public struct Chart3D<Content: Chart3DContent> {
  private let content: Content

  /// Creates a chart of marks and other content.
  public init(@Chart3DContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart of the same content for each element, which knows its identity.
  nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of the same content for each element, whose identity lies at a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart3D: View {
  /// The room that the chart takes.
  public var body: some View {
    Color.clear.notDrawn("Chart3D")
  }
}

extension View {
  /// Says from where charts in space are seen.
  nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View { self }

  /// Binds from where charts in space are seen.
  nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }

  /// Says how charts in space are seen on a plane.
  nonisolated public func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection = .automatic
  ) -> some View { self }
}
