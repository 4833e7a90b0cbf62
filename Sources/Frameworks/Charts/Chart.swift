import SwiftUI

/// A view that shows data.
///
/// What it consists of is checked by the compiler. A drawing leaves its place empty, and says so.
public struct Chart<Content: ChartContent> {
  private let content: Content

  /// Creates a chart of marks and other content.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart of the same content for each element, which knows its identity.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of the same content for each element, whose identity lies at a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  /// The room that the chart takes.
  public var body: some View {
    Color.clear.notDrawn("Chart")
  }
}
