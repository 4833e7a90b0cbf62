/// A field for text of many lines.
public struct TextEditor {
  private let text: Binding<String>

  /// Creates an editor.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// Creates an editor whose selected text is known.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
  }

  /// Creates an editor of a text with attributes, which are not shown.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = Binding {
      String(text.wrappedValue.characters)
    } set: {
      text.wrappedValue = AttributedString($0)
    }
  }
}

extension TextEditor: View {
  /// The text, from the upper leading corner on.
  ///
  /// The distances of a `UITextView`: 5 points at the sides, 8 above and below.
  public var body: some View {
    FocusReader { place in
      Text(verbatim: text.wrappedValue)
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(.systemBackground))
        .modifier(
          ControlModifier(
            role: "textView", value: text.wrappedValue, isFocused: place.isFocused,
            actions: actions(place)))
    }
  }

  @MainActor private func actions(_ place: FocusPlace) -> ElementActions {
    var actions = ElementActions { place.take() }
    actions.focus = { place.take() }
    actions.insertText = { text.wrappedValue += $0 }
    actions.clearText = { text.wrappedValue = "" }
    actions.submit = { text.wrappedValue += "\n" }
    return actions
  }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of view that an editor becomes.
  associatedtype Body: View

  /// The parts of an editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// What an editor consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a text editor that a style puts together.
public struct TextEditorStyleConfiguration {}

/// Editors as they look where nothing else is said.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Nothing: the editor draws itself.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Editors without any decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Nothing: the editor draws itself.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Editors as they look where nothing else is said.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Editors without any decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Chooses how text editors look; both of the system's styles look the same.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
