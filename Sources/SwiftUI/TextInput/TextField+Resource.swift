extension TextField where Label == Text {
  /// Creates a field with a text that says what belongs into it.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Creates a field with an example of what belongs into it.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field that grows along an axis when its text is long.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with an example that grows along an axis when its text is long.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field whose selected text is known.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a format turns into text and back.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value that a format turns into text and back; no text is no value.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value that a formatter turns into text and back.
  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter)
  {
    self.init(value: value, formatter: formatter) { Text(titleResource) }
  }

  /// Creates a field with an example for a value that a formatter turns into text and back.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }
}
