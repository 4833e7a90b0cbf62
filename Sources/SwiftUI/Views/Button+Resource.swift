extension Button where Label == Text {
  /// Creates a button that shows a text.
  @_disfavoredOverload
  @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a role that shows a text.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button that shows a text and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}
