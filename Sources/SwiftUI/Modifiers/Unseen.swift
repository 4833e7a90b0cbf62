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

  /// Draws the view as one before effects apply to it.
  nonisolated public func compositingGroup() -> some View { self }

  /// Draws the view into an image first.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
}
