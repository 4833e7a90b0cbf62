extension View {
  /// Lets the user turn dialogs off; a phone shows no such switch.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { self }
}

extension View {
  /// Shows an alert while a condition holds.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(titleResource), isPresented, actions, { EmptyView() })
  }

  /// Shows an alert while a condition holds.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(Text(titleResource), isPresented, actions, message)
  }

  /// Shows an alert while a condition holds and there is data for it.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(
      Text(titleResource), isPresented.holding(data),
      { data.map(actions) }, { EmptyView() })
  }

  /// Shows an alert while a condition holds and there is data for it.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      Text(titleResource), isPresented.holding(data),
      { data.map(actions) }, { data.map(message) })
  }
}
