import SwiftUI

extension ChartContent {
  /// The content where other content is.
  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { self }

  /// The content inside a shape.
  nonisolated public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent { self }

  /// The content in a layer of its own.
  nonisolated public func compositingLayer() -> some ChartContent { self }

  /// The content in a layer of its own, which is then changed as a view.
  nonisolated public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent { self }
}
