// Accepted as they are: a drawing looks the same with and without them.

extension View {
  /// Animates changes; a drawing shows their end.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }

  /// Animates changes; a drawing shows their end.
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Animates changes of the view's own values; a drawing shows their end.
  nonisolated public func animation(_ animation: Animation?) -> some View where Self: Equatable {
    self
  }

  /// Animates only what is added to the view; a drawing shows the end.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self)))
  }

  /// Changes what accompanies changes of state; a drawing shows their end.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes what accompanies changes of a value; a drawing shows their end.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes what accompanies changes of what is added to the view; a drawing shows their end.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self)))
  }
}
