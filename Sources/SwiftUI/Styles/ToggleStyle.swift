/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that a toggle becomes.
  associatedtype Body: View

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a toggle that a style puts together.
public struct ToggleStyleConfiguration {
  /// What the toggle switches.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// What the toggle switches.
  public let label: Label
  /// Whether the toggle is on; a style writes it.
  @Binding public var isOn: Bool
  /// Whether some of several values are on and some off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// Toggles as they look where nothing else is said: switches.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a toggle consists of.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// Toggles as a label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style with the colour of switches that are on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// What a toggle consists of.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow {
      configuration.label
    } control: {
      SwitchTrack(isOn: configuration.isOn, color: tint)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Toggles as they look where nothing else is said.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Toggles as a label and a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Toggles as buttons that stay down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  /// How toggles look.
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how toggles look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environmentValues { $0.toggleStyle = style }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}
