extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { title = Text(titleResource) }
}

extension SharePreview where Icon == Never {
  /// A title and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    title = Text(titleResource)
  }
}

extension SharePreview where Image == Never {
  /// A title and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { title = Text(titleResource) }
}

extension SharePreview {
  /// A title, a picture and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    title = Text(titleResource)
  }
}
