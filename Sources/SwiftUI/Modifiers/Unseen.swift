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
}
