extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Creates a tab with a text and a symbol.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a text and an image.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }
}
