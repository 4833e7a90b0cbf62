extension ShareLink
where Label == DefaultShareLinkLabel {
  /// Hands something over under a title.
  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Hands things over under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data == CollectionOfOne<URL>
{
  /// Hands an address over under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data == CollectionOfOne<String>
{
  /// Hands a text over under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
  /// Hands addresses over under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Hands texts over under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(Text(titleResource)))
  }
}
