extension ControlGroup {
  /// Creates a group of controls with a text, which a menu shows.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group of controls with a text and a symbol, which a menu shows.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }
}
