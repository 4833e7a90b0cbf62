/// A control that hands something to other programs.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
> where Data.Element: Transferable {
  private let label: Label

  init(label: Label) {
    self.label = label
  }
}

extension ShareLink: View {
  /// A button, which does nothing in a drawing.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The label of a control that hands something to other programs.
public struct DefaultShareLinkLabel: View {
  let title: Text

  nonisolated init(_ title: Text = Text("Share\u{2026}")) {
    self.title = title
  }

  /// A text with a symbol.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What is shown of something before it is handed over.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

  /// A title.
  public init(_ title: Text) { self.title = title }
}

extension SharePreview where Icon == Never {
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// A title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

  /// A title and a picture.
  public init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image == Never {
  /// A title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// A title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }

  /// A title and an icon.
  public init(_ title: Text, icon: Icon) { self.title = title }
}

extension SharePreview {
  /// A title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  /// A title, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }

  /// A title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}
