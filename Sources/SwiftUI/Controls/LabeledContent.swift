/// A value with a label that says what it is.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates the view from two views.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// What the style makes of label and value.
  public var body: some View {
    StyleReader(\.labeledContentStyle, inside: AutomaticLabeledContentStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: LabeledContentStyle>(_ style: Style) -> AnyView {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates the view from a text and a view.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates the view from a text and a view.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates the view from two texts.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates the view from two texts.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates the view from a text and what a format makes of a value.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates the view from a text and what a format makes of a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the view from the parts that a style was given.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
