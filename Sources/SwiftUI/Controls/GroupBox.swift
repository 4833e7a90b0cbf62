/// Views in a box, with a label above them.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates a box with views above its content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a view above its content.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  /// What the style makes of the box.
  public var body: some View {
    StyleReader(\.groupBoxStyle, inside: DefaultGroupBoxStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: GroupBoxStyle>(_ style: Style) -> AnyView {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text above its content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a text above its content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from the parts that a style was given.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}
