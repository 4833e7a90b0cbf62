extension View {
  nonisolated func alertCard<A: View, M: View>(
    _ title: @autoclosure () -> Text, _ isPresented: Binding<Bool>, _ actions: () -> A,
    _ message: () -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let card =
      isPresented.wrappedValue
      ? AlertCard(title: title(), message: message(), actions: actions(), dismiss: dismiss) : nil
    return modifier(PresentationModifier(kind: .alert, presented: card, dismiss: dismiss))
  }

  /// Shows an alert while a condition holds.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(titleKey), isPresented, actions, { EmptyView() })
  }

  /// Shows an alert while a condition holds.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(Text(titleKey), isPresented, actions, message)
  }

  /// Shows an alert while a condition holds and there is data for it.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(
      Text(titleKey), isPresented.holding(data),
      { data.map(actions) }, { EmptyView() })
  }

  /// Shows an alert while a condition holds and there is data for it.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      Text(titleKey), isPresented.holding(data),
      { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert while a condition holds.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(Text(title), isPresented, actions, { EmptyView() })
  }

  /// Shows an alert while a condition holds.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(Text(title), isPresented, actions, message)
  }

  /// Shows an alert while a condition holds and there is data for it.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(
      Text(title), isPresented.holding(data),
      { data.map(actions) }, { EmptyView() })
  }

  /// Shows an alert while a condition holds and there is data for it.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      Text(title), isPresented.holding(data),
      { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert while a condition holds.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(title, isPresented, actions, { EmptyView() })
  }

  /// Shows an alert while a condition holds.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertCard(title, isPresented, actions, message)
  }

  /// Shows an alert while a condition holds and there is data for it.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertCard(
      title, isPresented.holding(data),
      { data.map(actions) }, { EmptyView() })
  }

  /// Shows an alert while a condition holds and there is data for it.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertCard(
      title, isPresented.holding(data),
      { data.map(actions) }, { data.map(message) })
  }

  /// Shows an alert for an error while a condition holds.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? ""), isPresented.holding(error), actions,
      { EmptyView() })
  }

  /// Shows an alert for an error while a condition holds.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alertCard(
      Text(verbatim: error?.errorDescription ?? ""), isPresented.holding(error),
      { error.map(actions) }, { error.map(message) })
  }
}

extension Binding where Value == Bool {
  /// The condition, but only while there is something.
  func holding<T>(_ data: T?) -> Binding<Bool> {
    Binding(get: { wrappedValue && data != nil }, set: { wrappedValue = $0 })
  }
}
