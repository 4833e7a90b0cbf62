/// How buttons look, and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that a button becomes.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What a button consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button that a style puts together.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }
}
