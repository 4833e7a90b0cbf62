extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a text and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a symbol that switches several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a toggle with a text and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, image: image) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text that says what it switches.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle that switches several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}
