extension View {
  /// Sets where a horizontal guide of the view lies.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout(AlignmentGuideLayout(key: g.key, position: computeValue))
  }

  /// Sets where a vertical guide of the view lies.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout(AlignmentGuideLayout(key: g.key, position: computeValue))
  }
}
