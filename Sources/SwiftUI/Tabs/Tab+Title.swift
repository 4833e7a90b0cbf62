// Tabs with a text and a picture, once for each kind of text, picture, value and role.

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}
