import SwiftUI

extension Button {
  /// Creates a button that asks for an intent.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent, label: label)
  }

  /// Creates a button with a role that asks for an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role) {
      Task { try await intent.perform() }
    } label: {
      label()
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that asks for an intent.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a title that asks for an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol that asks for an intent.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol that asks for an intent.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Creates a switch that asks for an intent.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title that asks for an intent.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(titleKey, isOn: .constant(isOn))
  }

  /// Creates a switch with a title that asks for an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: .constant(isOn))
  }
}
