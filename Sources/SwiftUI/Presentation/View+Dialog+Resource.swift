extension View {
  /// Shows choices at the bottom of the screen while a condition holds.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(
      Text(titleResource), titleVisibility, isPresented, actions, { EmptyView() })
  }

  /// Shows choices at the bottom of the screen while a condition holds.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(
      Text(titleResource), titleVisibility, isPresented, actions, message)
  }

  /// Shows choices at the bottom of the screen while a condition holds and there is data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialogCard(
      Text(titleResource), titleVisibility, isPresented.holding(data),
      { data.map(actions) }, { EmptyView() })
  }

  /// Shows choices at the bottom of the screen while a condition holds and there is data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialogCard(
      Text(titleResource), titleVisibility, isPresented.holding(data),
      { data.map(actions) }, { data.map(message) })
  }
}
