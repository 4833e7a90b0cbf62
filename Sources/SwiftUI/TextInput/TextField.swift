/// A field into which text is typed.
public struct TextField<Label: View> {
  let input: TextInput
  let label: Label

  init(_ input: TextInput, label: Label) {
    self.input = input
    self.label = label
  }

  /// Creates a field with views that say what belongs into it.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextInput(text, prompt: prompt), label: label())
  }

  /// Creates a field that grows along an axis when its text is long.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(TextInput(text, prompt: prompt, axis: axis), label: label())
  }

  /// Creates a field whose selected text is known.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextInput(text, prompt: prompt, axis: axis ?? .horizontal), label: label())
  }

  /// Creates a field for a value that a format turns into text and back.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextInput(formatted: Binding(value, format), prompt: prompt), label: label())
  }

  /// Creates a field for a value that a format turns into text and back; no text is no value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextInput(formatted: Binding(value, format), prompt: prompt), label: label())
  }

  /// Creates a field for a value that a formatter turns into text and back.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextInput(formatted: Binding(value, formatter), prompt: prompt), label: label())
  }
}

extension TextField: View {
  /// What the style makes of the field.
  public var body: some View { StyledTextField(input: input, label: AnyView(label)) }
}

/// A field in the style that the environment names; without one, the text alone.
struct StyledTextField: View {
  let input: TextInput
  let label: AnyView
  @Environment(\.textFieldStyle) private var style

  var body: some View {
    if let style {
      styled(style).environmentValues { $0.textFieldStyle = nil }
    } else {
      TextInputBox(input: input, label: label)
    }
  }

  private func styled<Style: TextFieldStyle>(_ style: Style) -> AnyView {
    let field = TextField(input, label: _TextFieldStyleLabel(content: label))
    return AnyView(StyledView(style: style) { $0._body(configuration: field) })
  }
}
