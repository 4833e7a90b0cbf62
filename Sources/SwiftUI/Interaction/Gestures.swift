extension View {
  /// Calls an action when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    offering(ElementActions(activate: action))
  }

  /// Calls an action when the view is pressed for long.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    var actions = ElementActions()
    actions.longPress = {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
    return offering(actions)
  }

  /// Says whether the view can be touched.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    painted { painting, _, _ in
      var painting = painting
      if !enabled { painting.targets = [] }
      return painting
    }
  }
}
