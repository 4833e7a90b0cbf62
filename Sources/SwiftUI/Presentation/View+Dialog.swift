extension View {
  nonisolated func dialogCard<A: View, M: View>(
    _ title: @autoclosure () -> Text, _ titleVisibility: Visibility,
    _ isPresented: Binding<Bool>, _ actions: () -> A, _ message: () -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let card =
      isPresented.wrappedValue
      ? DialogCard(
        title: titleVisibility == .visible ? title() : nil, message: message(),
        actions: actions(), dismiss: dismiss) : nil
    return modifier(PresentationModifier(kind: .dialog, presented: card, dismiss: dismiss))
  }

  /// Shows choices at the bottom of the screen while a condition holds.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(
      Text(titleKey), titleVisibility, isPresented, actions, { EmptyView() })
  }

  /// Shows choices at the bottom of the screen while a condition holds.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(
      Text(titleKey), titleVisibility, isPresented, actions, message)
  }

  /// Shows choices at the bottom of the screen while a condition holds and there is data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialogCard(
      Text(titleKey), titleVisibility, isPresented.holding(data),
      { data.map(actions) }, { EmptyView() })
  }

  /// Shows choices at the bottom of the screen while a condition holds and there is data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialogCard(
      Text(titleKey), titleVisibility, isPresented.holding(data),
      { data.map(actions) }, { data.map(message) })
  }

  /// Shows choices at the bottom of the screen while a condition holds.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(
      Text(title), titleVisibility, isPresented, actions, { EmptyView() })
  }

  /// Shows choices at the bottom of the screen while a condition holds.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(
      Text(title), titleVisibility, isPresented, actions, message)
  }

  /// Shows choices at the bottom of the screen while a condition holds and there is data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialogCard(
      Text(title), titleVisibility, isPresented.holding(data),
      { data.map(actions) }, { EmptyView() })
  }

  /// Shows choices at the bottom of the screen while a condition holds and there is data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialogCard(
      Text(title), titleVisibility, isPresented.holding(data),
      { data.map(actions) }, { data.map(message) })
  }

  /// Shows choices at the bottom of the screen while a condition holds.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialogCard(
      title, titleVisibility, isPresented, actions, { EmptyView() })
  }

  /// Shows choices at the bottom of the screen while a condition holds.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialogCard(
      title, titleVisibility, isPresented, actions, message)
  }

  /// Shows choices at the bottom of the screen while a condition holds and there is data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialogCard(
      title, titleVisibility, isPresented.holding(data),
      { data.map(actions) }, { EmptyView() })
  }

  /// Shows choices at the bottom of the screen while a condition holds and there is data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialogCard(
      title, titleVisibility, isPresented.holding(data),
      { data.map(actions) }, { data.map(message) })
  }
}
