// The older initializers, whose links are followed while a condition holds.

extension NavigationLink {
  /// Creates a link to a view that is shown while a condition holds.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .condition({ destination }, isActive))
  }

  /// Creates a link to a view that is shown while a condition holds.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(label: label(), target: .condition({ destination }, isActive))
  }

  /// Creates a link to a view that is shown while a value is selected.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .condition({ destination }, Binding(tag, isSelectedIn: selection)))
  }

  /// Creates a link to a view that is shown while a value is selected.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(
      label: label(), target: .condition({ destination }, Binding(tag, isSelectedIn: selection)))
  }
}

extension Binding where Value == Bool {
  fileprivate init<V: Hashable>(_ tag: V, isSelectedIn selection: Binding<V?>) {
    self.init {
      selection.wrappedValue == tag
    } set: {
      selection.wrappedValue = $0 ? tag : nil
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text to a view that is shown while a condition holds.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(
      label: Text(titleKey), target: .condition({ destination }, isActive))
  }

  /// Creates a link with a text to a view that is shown while a condition holds.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(label: Text(titleKey), target: .condition({ destination }, isActive))
  }

  /// Creates a link with a text to a view that is shown while a value is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey),
      target: .condition({ destination }, Binding(tag, isSelectedIn: selection)))
  }

  /// Creates a link with a text to a view that is shown while a value is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(
      label: Text(titleKey),
      target: .condition({ destination }, Binding(tag, isSelectedIn: selection)))
  }

  /// Creates a link with a text to a view that is shown while a condition holds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(
      label: Text(title), target: .condition({ destination }, isActive))
  }

  /// Creates a link with a text to a view that is shown while a condition holds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(label: Text(title), target: .condition({ destination }, isActive))
  }

  /// Creates a link with a text to a view that is shown while a value is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(title),
      target: .condition({ destination }, Binding(tag, isSelectedIn: selection)))
  }

  /// Creates a link with a text to a view that is shown while a value is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    let destination = destination()
    self.init(
      label: Text(title),
      target: .condition({ destination }, Binding(tag, isSelectedIn: selection)))
  }
}
