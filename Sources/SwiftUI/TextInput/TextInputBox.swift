import Drawing

/// A field without any decoration: its text, or what stands there while it is empty.
struct TextInputBox: View {
  let input: TextInput
  let label: AnyView
  /// What has been typed and is no value yet.
  @State private var draft: String?
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.submitActions) private var submitActions

  var body: some View {
    FocusReader { place in
      line
        .frame(maxWidth: .infinity, alignment: Alignment(alignment))
        .layout(FieldHeightLayout(isSecure: input.isSecure))
        .controlName(label)
        .controlName(input.prompt, isSubstitute: true)
        .modifier(
          ControlModifier(
            role: input.isSecure ? "secureTextField" : "textField", value: shown,
            isFocused: place.isFocused, actions: actions(place))
        )
        .modifier(TraitModifier { $0.isTextField = true })
        .onChange(of: place.isFocused) { hasFocus(place.isFocused) }
    }
  }

  @ViewBuilder
  private var line: some View {
    if shown.isEmpty {
      placeholder.foregroundStyle(.placeholder).lineLimit(1)
    } else {
      Text(verbatim: shown).lineLimit(input.axis == .horizontal ? 1 : nil)
    }
  }

  @ViewBuilder
  private var placeholder: some View {
    if let prompt = input.prompt { prompt } else { label }
  }
}

extension TextInputBox {
  private var text: String { draft ?? input.text.wrappedValue }

  private var shown: String {
    input.isSecure ? String(repeating: "\u{2022}", count: text.count) : text
  }

  private func actions(_ place: FocusPlace) -> ElementActions {
    var actions = ElementActions { place.take() }
    actions.focus = { place.take() }
    actions.insertText = { write(text + $0) }
    actions.clearText = { write("") }
    actions.submit = { submit(place) }
    return actions
  }

  private func write(_ text: String) {
    if input.isFormatted { draft = text } else { input.text.wrappedValue = text }
  }

  /// The return key makes a new line where there may be several; elsewhere the field is left, unless
  /// the focus goes to another one.
  private func submit(_ place: FocusPlace) {
    guard input.axis == .horizontal else { return write(text + "\n") }
    commit()
    input.onCommit()
    for submit in submitActions.reversed() where submit.triggers.contains(.text) {
      submit.action()
    }
    place.resign()
  }

  private func hasFocus(_ isFocused: Bool) {
    if !isFocused { commit() }
    input.onEditingChanged(isFocused)
  }

  private func commit() {
    if let draft { input.text.wrappedValue = draft }
    draft = nil
  }
}

extension Alignment {
  fileprivate init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}

/// Makes a field as high as UIKit's: a line of its font with the leading; measured on iOS 17.
struct FieldHeightLayout: UnaryLayout {
  let isSecure: Bool

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    guard let child = item.children.first else { return .zero }
    let size = child.size(proposal)
    return CGSize(width: size.width, height: max(size.height, height(item.environment)))
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    let rest = size.height - child.size(proposal).height
    return Place(child, at: CGPoint(x: 0, y: rest / 2), proposal)
  }

  private func height(_ environment: EnvironmentValues) -> CGFloat {
    let face = (environment.font ?? .body).face(in: environment)
    let metrics = TextMetrics(face)
    return roundedUp(metrics.lineHeight + metrics.leading, to: environment.pixelLength)
  }
}
