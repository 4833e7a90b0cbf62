import SwiftUI

extension View {
  /// Puts a view in front of charts that knows where their values are.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }

  /// Puts a view behind charts that knows where their values are.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }

  /// Changes the area of the marks of charts as a view.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { self }

  /// Shows or hides the legends of charts.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }

  /// Says where the legends of charts stand.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Replaces the legends of charts.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// The area of the marks, as a view that a style changes.
public struct ChartPlotContent: View {
  /// Nothing: a chart is not drawn.
  public var body: some View { EmptyView() }
}
