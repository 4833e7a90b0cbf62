/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of view that a menu becomes.
  associatedtype Body: View

  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// What a menu consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a menu that a style puts together.
public struct MenuStyleConfiguration {
  /// What the menu shows while it is closed.
  public struct Label {
    let content: AnyView
  }

  /// What the menu holds.
  public struct Content {
    let content: AnyView
  }

  let label: AnyView
  let content: AnyView
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View {
  /// What the label consists of.
  public var body: some View { content }
}

extension MenuStyleConfiguration.Content: View {
  /// What the actions consist of.
  public var body: some View { content }
}

/// Menus as they look where nothing else is said: as a button does.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a menu consists of.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// Menus that look as buttons do.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a menu consists of.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// Menus that look as buttons without a border do.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a menu consists of.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

/// The button that a menu is while it is closed.
private struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  @State private var isOpen = false

  var body: some View {
    let anchor = Presentation.Anchor()
    return Button {
      if let action = configuration.primaryAction { action() } else { isOpen = true }
    } label: {
      configuration.label
    }
    .layout(AnchorLayout(anchor: anchor))
    .modifier(
      PresentationModifier(
        kind: .menu(anchor), presented: isOpen ? card : nil, dismiss: { isOpen = false }))
  }

  private var card: MenuCard<AnyView> {
    MenuCard(content: configuration.content) { isOpen = false }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// Menus as they look where nothing else is said.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Menus that look as buttons do.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Menus that look as buttons without a border do.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
  /// How menus look.
  var menuStyle: any MenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how menus look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environmentValues { $0.menuStyle = style }
  }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: any MenuStyle { DefaultMenuStyle() }
}
