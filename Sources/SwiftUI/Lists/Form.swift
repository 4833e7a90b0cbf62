/// Controls one below the other, as for settings.
public struct Form<Content: View> {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// What the style makes of the form.
  public var body: some View {
    StyleReader(\.formStyle, inside: AutomaticFormStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: FormStyle>(_ style: Style) -> AnyView {
    let configuration = FormStyleConfiguration(content: .init(content: AnyView(content)))
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the parts that a style was given.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of view that a form becomes.
  associatedtype Body: View

  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration

  /// What a form consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a form that a style puts together.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView

    /// What the controls consist of.
    public var body: some View { content }
  }

  /// The controls.
  public let content: Content
}

/// Forms as they look where nothing else is said: as a list whose sections lie on cards.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a form consists of.
  public func makeBody(configuration: Configuration) -> some View {
    ListRows(content: configuration.content, selection: nil)
  }
}

/// Forms as a list whose sections lie on cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a form consists of.
  public func makeBody(configuration: Configuration) -> some View {
    ListRows(content: configuration.content, selection: nil)
  }
}

/// Forms with labels in one column and controls in another.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a form consists of.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }.notDrawn(".formStyle(.columns)")
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Forms as they look where nothing else is said.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Forms as a list whose sections lie on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Forms with labels in one column and controls in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  /// How forms look.
  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how forms look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environmentValues { $0.formStyle = style }
  }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: any FormStyle { AutomaticFormStyle() }
}
