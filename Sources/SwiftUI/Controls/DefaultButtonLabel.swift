/// What a button says that has only a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A symbol, or the role's name.
  public var body: some View {
    switch role {
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    case .cancel: Text("Cancel")
    default: Text("Delete")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that says what its role is.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
