// Tabs with labels of any kind.

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with views for the bar.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: nil, content: content(), label: label())
  }

  /// Creates a tab with a role and views for the bar.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// Creates a tab that the bar does not show.
  nonisolated public init(
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a role, whose label is the system's.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: .search)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a value and views for the bar.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: nil, content: content(), label: label())
  }

  /// Creates a tab with a value, a role and views for the bar.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  /// Creates a tab with a value that may be absent and views for the bar.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value: .some(value), role: nil, content: content(), label: label())
  }

  /// Creates a tab with a value that may be absent, a role and views for the bar.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value: .some(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Creates a tab with a value that the bar does not show.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a value and a role, whose label is the system's.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: .search)
  }

  /// Creates a tab with a value that may be absent and a role.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: .some(value), role: role, content: content(), label: .search)
  }
}
