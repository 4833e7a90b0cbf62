import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  /// There is no body: it is the content for each element.
  public typealias Body = Never

  /// Creates content for elements that know their identity.
  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(elements: data, id: \.id, content: content)
  }

  /// Creates content for elements whose identity lies at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: id, content: content)
  }
}
