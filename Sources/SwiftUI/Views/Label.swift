/// A title with a picture beside it.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

}

extension Label: View {
  /// What the style makes of the label.
  public var body: some View {
    StyleReader(\.labelStyle, inside: DefaultLabelStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: LabelStyle>(_ style: Style) -> AnyView {
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the parts that a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
