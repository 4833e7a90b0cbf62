/// How far the corners of a container reach into a rectangle.
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
  /// At the upper corner of the leading side.
  public var topLeading: CGSize
  /// At the upper corner of the trailing side.
  public var topTrailing: CGSize
  /// At the lower corner of the leading side.
  public var bottomLeading: CGSize
  /// At the lower corner of the trailing side.
  public var bottomTrailing: CGSize

  /// Creates insets.
  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates insets of nothing.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }

  /// Feeds all sizes into `hasher`.
  public func hash(into hasher: inout Hasher) {
    for size in [topLeading, topTrailing, bottomLeading, bottomTrailing] {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }
}

extension View {
  /// Moves the view out of the way of the container's corners; no container has any here.
  nonisolated public func containerCornerOffset(
    _ edges: Edge.Set, sizeToFit: Bool = false
  ) -> some View { self }
}
