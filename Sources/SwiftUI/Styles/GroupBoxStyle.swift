/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that a box becomes.
  associatedtype Body: View

  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// What a box consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a group box that a style puts together.
public struct GroupBoxStyleConfiguration {
  /// What stands above the content.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// What is in the box.
  public struct Content: View {
    let content: AnyView

    /// What the content consists of.
    public var body: some View { content }
  }

  /// What stands above the content.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// Boxes as they look where nothing else is said: a gray rectangle with round corners.
///
/// Distances and radius from memory.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a box consists of.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      HStack {
        configuration.label.font(.headline)
        Spacer(minLength: 0)
      }
      configuration.content
    }
    .padding()
    .background(
      Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// Boxes as they look where nothing else is said.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  /// How group boxes look.
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how group boxes look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environmentValues { $0.groupBoxStyle = style }
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}
