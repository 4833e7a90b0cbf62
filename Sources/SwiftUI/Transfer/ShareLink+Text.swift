// Addresses and texts, which need no preview.

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data == CollectionOfOne<URL>
{
  /// Hands an address over.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Hands an address over under a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Hands an address over under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// Hands an address over under a title.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Hands an address over by a control with a label of its own.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data == CollectionOfOne<String>
{
  /// Hands a text over.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Hands a text over under a title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Hands a text over under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// Hands a text over under a title.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Hands a text over by a control with a label of its own.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
  /// Hands addresses over.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Hands addresses over under a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Hands addresses over under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// Hands addresses over under a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Hands addresses over by a control with a label of its own.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Hands texts over.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Hands texts over under a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Hands texts over under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(title)))
  }

  /// Hands texts over under a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Hands texts over by a control with a label of its own.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}
