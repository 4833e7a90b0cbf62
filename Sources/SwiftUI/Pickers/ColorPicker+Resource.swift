extension ColorPicker where Label == Text {
  /// Creates a picker with a text that says what the colour is for.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// Creates a picker of one of Core Graphics' colours.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}
