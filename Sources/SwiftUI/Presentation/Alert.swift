/// An alert in the older form: a title, a message and one or two buttons.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or of an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that leaves everything as it is, named by the system.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// Choices at the bottom of the screen in the older form.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates choices under a title.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

private struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}

extension View {
  /// Shows an alert while a condition holds.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    alert(isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
  }

  /// Shows an alert while there is an item.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    alert(item.wrappedValue.map(content)) { item.wrappedValue = nil }
  }

  /// Shows choices at the bottom of the screen while a condition holds.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    actionSheet(isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
  }

  /// Shows choices at the bottom of the screen while there is an item.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    actionSheet(item.wrappedValue.map(content)) { item.wrappedValue = nil }
  }

  nonisolated private func alert(
    _ alert: Alert?, dismiss: @escaping () -> Void
  ) -> some View {
    let card = alert.map {
      AlertCard(
        title: $0.title, message: $0.message, actions: AlertButtons(buttons: $0.buttons),
        dismiss: dismiss)
    }
    return modifier(PresentationModifier(kind: .alert, presented: card, dismiss: dismiss))
  }

  nonisolated private func actionSheet(
    _ sheet: ActionSheet?, dismiss: @escaping () -> Void
  ) -> some View {
    let card = sheet.map {
      DialogCard(
        title: $0.title, message: $0.message, actions: AlertButtons(buttons: $0.buttons),
        dismiss: dismiss)
    }
    return modifier(PresentationModifier(kind: .dialog, presented: card, dismiss: dismiss))
  }

  /// Sets the symbol of dialogs; a phone shows none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Lets the user turn dialogs off; a phone shows no such switch.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Lets the user turn dialogs off; a phone shows no such switch.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets the user turn dialogs off; a phone shows no such switch.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }
}
