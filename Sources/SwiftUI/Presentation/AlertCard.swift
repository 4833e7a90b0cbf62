import Drawing

/// The card of an alert: a title, a message and buttons.
///
/// Sources: width, radius, padding, fonts and colours measured on iOS; buttons 44 points high.
struct AlertCard<Actions: View, Message: View> {
  let title: Text
  let message: Message
  let actions: Actions
  let dismiss: () -> Void
}

extension AlertCard: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title.font(.system(size: 17, weight: .semibold))
        message.font(.system(size: 13))
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 20)
      DialogButtons(content: actions, look: .alert, dismiss: dismiss)
    }
    .frame(width: 270)
    .background(DialogBackground(), in: RoundedRectangle(cornerRadius: 14))
    .clipShape(RoundedRectangle(cornerRadius: 14))
    // It is drawn at its usual size only, which nobody who writes an alert can change.
    .dynamicTypeSize(.large)
    .modifier(DismissingModifier(role: "alert", dismiss: dismiss))
  }
}

/// The cards of a dialog at the bottom of the screen: title and choices, then how to leave it.
///
/// Sources: margins, heights, fonts and colours measured on iOS.
struct DialogCard<Actions: View, Message: View> {
  let title: Text?
  let message: Message
  let actions: Actions
  let dismiss: () -> Void
}

extension DialogCard: View {
  var body: some View {
    VStack(spacing: 8) {
      DialogButtons(content: actions, look: .dialog(AnyView(header)), dismiss: dismiss)
    }
    .padding(.horizontal, 8)
    .modifier(DismissingModifier(role: "dialog", dismiss: dismiss))
  }

  @ViewBuilder
  private var header: some View {
    VStack(spacing: 4) {
      if let title { title.font(.system(size: 13, weight: .semibold)) }
      message.font(.system(size: 13))
    }
    .foregroundStyle(Color(.secondaryLabel))
    .multilineTextAlignment(.center)
  }
}

/// What lies behind alerts and dialogs.
struct DialogBackground: PrimitiveShapeStyle {
  func brush(in environment: EnvironmentValues) -> Brush {
    environment.colorScheme == .dark
      ? .color(RGBA(45 / 255, 45 / 255, 45 / 255, 0.95))
      : .color(RGBA(242 / 255, 242 / 255, 242 / 255, 0.95))
  }
}

/// Lets what is presented be taken away.
struct DismissingModifier {
  let role: String
  let dismiss: () -> Void
}

extension DismissingModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    content.map { LayoutItem(PaintLayout(change: offering), around: $0, in: node.environment) }
  }

  private func offering(
    _ painting: Painting, _ frame: CGRect, _ environment: EnvironmentValues
  ) -> Painting {
    var actions = ElementActions()
    actions.dismiss = dismiss
    return painting.answering(Responder(actions, isEnabled: true), isContainer: true)
  }
}
