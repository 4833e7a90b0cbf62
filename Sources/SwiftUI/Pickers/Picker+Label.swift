// Pickers with a text and a picture, for several values or with a label for their own.
extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a text and a symbol, which shows its value in its own way.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and a symbol, which shows its value in its own way.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(titleResource, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and a symbol, which shows its value in its own way.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and a symbol for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a picker with a text and a symbol for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleResource, systemImage: systemImage) })
  }

  /// Creates a picker with a text and a symbol for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) })
  }

  /// Creates a picker with a text and a symbol for several values at once, which shows them in its own way.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and a symbol for several values at once, which shows them in its own way.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleResource, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and a symbol for several values at once, which shows them in its own way.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and an image, which shows its value in its own way.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { SwiftUI.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and an image, which shows its value in its own way.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { SwiftUI.Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and an image, which shows its value in its own way.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { SwiftUI.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and an image for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, image: image) })
  }

  /// Creates a picker with a text and an image for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleResource, image: image) })
  }

  /// Creates a picker with a text and an image for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(title, image: image) })
  }

  /// Creates a picker with a text and an image for several values at once, which shows them in its own way.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, image: image) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and an image for several values at once, which shows them in its own way.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(titleResource, image: image) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a text and an image for several values at once, which shows them in its own way.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SwiftUI.Label(title, image: image) }, currentValueLabel: currentValueLabel)
  }
}
