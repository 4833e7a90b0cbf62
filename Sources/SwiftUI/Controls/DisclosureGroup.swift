/// Views that are shown or hidden by a control above them.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  /// Creates a group that keeps to itself whether its content is shown; at first it is not.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// Creates a group with a binding that says whether its content is shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup: View {
  /// What the style makes of the group.
  public var body: some View {
    StatefulDisclosure(
      label: AnyView(label), content: { AnyView(content()) }, binding: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group with a text and a binding that says whether its content is shown.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a text and a binding that says whether its content is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

private struct StatefulDisclosure: View {
  let label: AnyView
  let content: () -> AnyView
  let binding: Binding<Bool>?
  @State private var isExpanded = false

  var body: some View {
    StyleReader(\.disclosureGroupStyle, inside: AutomaticDisclosureGroupStyle()) { styled($0) }
  }

  private func styled<Style: DisclosureGroupStyle>(_ style: Style) -> AnyView {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: label), content: .init(content: content),
      isExpanded: binding ?? $isExpanded)
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}
