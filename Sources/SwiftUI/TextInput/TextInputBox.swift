import Drawing

/// A field without any decoration: its text, or what stands there while it is empty.
struct TextInputBox: View {
  let input: TextInput
  let label: AnyView
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    line
      .frame(maxWidth: .infinity, alignment: Alignment(alignment))
      .layout(FieldHeightLayout(isSecure: input.isSecure))
      .modifier(ControlModifier(role: input.isSecure ? "secureTextField" : "textField"))
      .modifier(TraitModifier { $0.isTextField = true })
  }

  @ViewBuilder
  private var line: some View {
    if input.text.wrappedValue.isEmpty {
      placeholder.foregroundStyle(.placeholder).lineLimit(1)
    } else {
      Text(verbatim: input.shown).lineLimit(input.axis == .horizontal ? 1 : nil)
    }
  }

  @ViewBuilder
  private var placeholder: some View {
    if let prompt = input.prompt { prompt } else { label }
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
