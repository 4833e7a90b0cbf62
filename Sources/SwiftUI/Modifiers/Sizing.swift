extension View {
  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal width, height, or both.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the proportion of the view's width to its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    layout(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the proportion of the view's width to its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as it can be inside the space, in its own proportion.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes the view cover the space, in its own proportion.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
