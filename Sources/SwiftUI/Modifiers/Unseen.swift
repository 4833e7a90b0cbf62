// Accepted as they are: a drawing looks the same with and without them.

extension View {
  /// Animates changes; a drawing shows their end.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }

  /// Animates changes; a drawing shows their end.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Changes what accompanies changes of state; a drawing shows their end.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Calls an action when the view is tapped; nobody taps a drawing.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Calls an action when the view is pressed for long; nobody presses a drawing.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Says whether the view can be touched.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Draws the view as one before effects apply to it.
  nonisolated public func compositingGroup() -> some View { self }

  /// Draws the view into an image first.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
}
