/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that a label becomes.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// What a label consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label that a style puts together.
public struct LabelStyleConfiguration {
  /// What the label says.
  public struct Title: View {
    let content: AnyView

    /// What the title consists of.
    public var body: some View { content }
  }

  /// The picture beside it.
  public struct Icon: View {
    let content: AnyView

    /// What the icon consists of.
    public var body: some View { content }
  }

  /// What the label says.
  public let title: Title
  /// The picture beside it.
  public let icon: Icon
}

/// Labels as they look where nothing else is said: with icon and title, in bars with the icon alone.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a label consists of.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticLabel(configuration: configuration)
  }
}

private struct AutomaticLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInToolbar) private var isInToolbar

  var body: some View {
    if isInToolbar {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// Labels with icon and title side by side.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The width that icons are centred in, in points, derived from frames on iOS 17.
  private static let iconWidth: CGFloat = 24

  /// Creates the style.
  nonisolated public init() {}

  /// What a label consists of.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon.decorative().frame(minWidth: Self.iconWidth)
      configuration.title
    }
  }
}

/// Labels without their icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a label consists of.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels without their title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a label consists of.
  ///
  /// The title is not seen, but names the control around it, or else the icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.decorative().controlName(configuration.title).namedImage()
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Labels as they look where nothing else is said.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Labels with icon and title side by side.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Labels without their icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Labels without their title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how labels look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environmentValues { $0.labelStyle = style }
  }
}

extension View {
  /// Leaves the view out of what is perceived: what stands beside it says the same.
  nonisolated func decorative() -> some View {
    painted { painting, _, _ in
      var painting = painting
      painting.texts = []
      painting.accessible = []
      return painting
    }
  }

  /// Is perceived as an image that has the name of the control around it.
  nonisolated fileprivate func namedImage() -> some View {
    painted { painting, frame, _ in
      guard painting.accessible.isEmpty, !painting.names.isEmpty else { return painting }
      var painting = painting
      var element = AccessibleElement(role: "image", frame: frame)
      element.label = painting.names.joined(separator: " ")
      painting.accessible = [element]
      return painting
    }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}
