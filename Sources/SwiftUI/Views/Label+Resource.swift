extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image of an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }
}
