/// Controls that belong together.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView

  private init(content: Content, label: AnyView) {
    self.content = content
    self.label = label
  }

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(EmptyView()))
  }

  /// Creates a group of controls with a label, which a menu shows.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(
      content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  /// Creates a group of controls with a text, which a menu shows.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a text, which a menu shows.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a text and a symbol, which a menu shows.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a text and a symbol, which a menu shows.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup: View {
  /// What the style makes of the group.
  public var body: some View {
    StyleReader(\.controlGroupStyle, inside: AutomaticControlGroupStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: ControlGroupStyle>(_ style: Style) -> AnyView {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: AnyView(content)), label: .init(content: label))
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from the parts that a style was given.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}
