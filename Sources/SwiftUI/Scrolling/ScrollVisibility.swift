extension View {
  /// Calls an action when enough of the view is seen in the scroll view around it, or no longer.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      PlacedModifier { context in
        context.frame.share(within: context.window ?? context.canvas.bounds) >= threshold
      } action: { old, isVisible in
        // What is not seen at first has not changed.
        if isVisible || old { action(isVisible) }
      })
  }

  /// Calls an action when other views are seen in the scroll view inside; in a drawing it is not.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { notDrawn(".onScrollTargetVisibilityChange") }
}

extension CGRect {
  /// How much of the rectangle lies within another one, from 0 to 1.
  fileprivate func share(within other: CGRect) -> Double {
    guard width > 0, height > 0 else { return contains(origin: other) ? 1 : 0 }
    let common = intersection(other)
    guard !common.isNull else { return 0 }
    return common.width * common.height / (width * height)
  }

  private func contains(origin other: CGRect) -> Bool {
    other.minX <= minX && minX <= other.maxX && other.minY <= minY && minY <= other.maxY
  }
}
