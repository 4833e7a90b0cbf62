/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that a group becomes.
  associatedtype Body: View

  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What a group consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a disclosure group that a style puts together.
public struct DisclosureGroupStyleConfiguration {
  /// What the content is.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// What is shown or hidden.
  public struct Content: View {
    let content: () -> AnyView

    /// What the content consists of.
    public var body: some View { content() }
  }

  /// What the content is.
  public let label: Label
  /// What is shown or hidden.
  public let content: Content
  /// Whether the content is shown; a style writes it.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// Groups as they look where nothing else is said: an arrow that points down when they are open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a group consists of.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, Self.indentation) }
    } else {
      VStack(spacing: 8) {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  /// How far rows inside a group stand in, in points, from memory.
  private static let indentation: CGFloat = 16

  private var header: some View {
    Button {
      configuration.$isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        configuration.label.foregroundStyle(isInList ? Color.primary : .accentColor)
        Spacer()
        DisclosureChevron(turn: configuration.isExpanded ? 0.25 : 0)
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// Groups as they look where nothing else is said.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  /// How disclosure groups look.
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how disclosure groups look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    environmentValues { $0.disclosureGroupStyle = style }
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
