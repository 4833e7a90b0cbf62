/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of view that a group becomes.
  associatedtype Body: View

  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// What a group consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a group of controls that a style puts together.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView

    /// What the controls consist of.
    public var body: some View { content }
  }

  /// What the group is.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// The controls.
  public let content: Content
  /// What the group is.
  public let label: Label
}

/// Groups as they look where nothing else is said: side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a group consists of.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.buttonStyle(.bordered)
  }
}

/// Groups as they look in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a group consists of.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// Groups as a row of a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a group consists of.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// Groups as a small row of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a group consists of.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// Groups as a menu of their own.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a group consists of.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Groups as they look where nothing else is said.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Groups as they look in a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Groups as a row of a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Groups as a small row of a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Groups as a menu of their own.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
  /// How groups of controls look.
  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how groups of controls look.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environmentValues { $0.controlGroupStyle = style }
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}
