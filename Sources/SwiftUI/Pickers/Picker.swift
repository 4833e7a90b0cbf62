/// A control that picks one of several values.
///
/// Each view in the content stands for the value of its `tag`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: PickerSelection
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?

  private init(
    _ selection: PickerSelection, label: Label, content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a picker with views that say what it picks.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), label: label(), content: content())
  }

  /// Creates a picker that shows its value in a way of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker that picks for several values at once.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources, selection), label: label(), content: content())
  }

  /// Creates a picker that picks for several values at once and shows them in a way of its own.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources, selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a view that says what it picks.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: label, content: content())
  }
}

extension Picker: View {
  /// What the style makes of the picker.
  public var body: some View {
    StyledPicker(
      picker: PickerParts(
        selection: selection, label: AnyView(label), content: AnyView(content),
        currentValueLabel: currentValueLabel))
  }
}

/// The parts of a picker, their types hidden.
struct PickerParts {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  let currentValueLabel: AnyView?
}

/// The picked value, its type hidden.
struct PickerSelection {
  /// `nil` where several values differ.
  let value: AnyHashable?
  let pick: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    value = AnyHashable(binding.wrappedValue).unwrapped
    pick = { picked in
      if let picked = Value.picked(picked) { binding.wrappedValue = picked }
    }
  }

  init<C: RandomAccessCollection, Value: Hashable>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    let values = Set(bindings.map(\.wrappedValue))
    value = values.count == 1 ? values.first.map { AnyHashable($0).unwrapped } : nil
    pick = { picked in
      guard let picked = Value.picked(picked) else { return }
      for binding in bindings { binding.wrappedValue = picked }
    }
  }
}

extension AnyHashable {
  /// The value inside an optional: a tag of `1` stands for an optional `1`, too.
  var unwrapped: AnyHashable {
    (base as? any OptionalValue)?.wrappedHashable ?? self
  }
}

extension Hashable {
  /// The value that a tag stands for, if it is one of this type.
  fileprivate static func picked(_ tag: AnyHashable) -> Self? {
    tag.base as? Self
  }
}

private protocol OptionalValue {
  var wrappedHashable: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var wrappedHashable: AnyHashable? { map { AnyHashable($0).unwrapped } }
}
