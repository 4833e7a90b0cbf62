/// Rows one below the other that can be scrolled.
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?

  init(content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }

  /// Creates a list in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection(several: $0) })
  }

  /// Creates a list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection(one: $0) })
  }

  /// Creates a list in which one row is always selected.
  @_disfavoredOverload
  @available(*, unavailable, message: "the selection has to be optional on iOS")
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension List: View {
  /// The rows in the style that the environment names.
  public var body: some View { ListRows(content: content, selection: selection) }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Creates a list of elements that know their identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list of elements whose identity lies at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list for a fixed range of numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list whose rows can change the elements.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list whose rows can change the elements, whose identity lies at a key path.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

/// The selected rows, their types hidden.
struct ListSelection {
  let values: Set<AnyHashable>

  init<Value: Hashable>(one binding: Binding<Value?>) {
    values = Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    values = Set(binding.wrappedValue.map { AnyHashable($0) })
  }
}
