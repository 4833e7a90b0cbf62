/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that a button becomes.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button that a style puts together.
public struct ButtonStyleConfiguration {
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
  /// Whether the button is held down; in a drawing it is not.
  public let isPressed: Bool
}

/// Lets a button act as ever and look as a style says.
struct StyledButtonStyle<Style: ButtonStyle> {
  let style: Style
}

extension StyledButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label = ButtonStyleConfiguration.Label(content: AnyView(configuration.label))
    StyledView(style: style) {
      $0.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: label, isPressed: false))
    }
  }
}
