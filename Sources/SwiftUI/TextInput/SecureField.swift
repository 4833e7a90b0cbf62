/// A field into which text is typed that nobody else should read.
public struct SecureField<Label: View> {
  private let input: TextInput
  private let label: Label

  private init(_ input: TextInput, label: Label) {
    var input = input
    input.isSecure = true
    self.input = input
    self.label = label
  }

  /// Creates a field with views that say what belongs into it.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextInput(text, prompt: prompt), label: label())
  }
}

extension SecureField: View {
  /// What the style makes of the field.
  public var body: some View { StyledTextField(input: input, label: AnyView(label)) }
}

extension SecureField where Label == Text {
  /// Creates a field with a text that says what belongs into it.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a text that says what belongs into it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with an example of what belongs into it.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with an example of what belongs into it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field that calls a closure at the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextInput(text, onEditingChanged: { _ in }, onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a field that calls a closure at the return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextInput(text, onEditingChanged: { _ in }, onCommit: onCommit), label: Text(title))
  }
}
