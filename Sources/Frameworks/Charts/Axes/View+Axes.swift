import SwiftUI

// A chart is not drawn, so what is said of its axes is checked and goes no further.

extension View {
  /// Shows or hides the horizontal axis of charts.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }

  /// Replaces the horizontal axis of charts.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }

  /// Shows or hides the vertical axis of charts.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }

  /// Replaces the vertical axis of charts.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }

  /// Shows or hides the axis of charts that points to the viewer.
  nonisolated public func chartZAxis(_ visibility: Visibility) -> some View { self }

  /// Replaces the axis of charts that points to the viewer.
  nonisolated public func chartZAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }

  /// Changes the horizontal axis of charts as a view.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Changes the vertical axis of charts as a view.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }
}

/// An axis, as a view that a style changes.
public struct ChartAxisContent: View {
  /// Nothing: a chart is not drawn.
  public var body: some View { EmptyView() }
}
