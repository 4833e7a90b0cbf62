/// What a list can do with the elements of a collection by itself.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates actions from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: MutableCollection {
  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Elements can be moved.
  public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Elements can be deleted.
  public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Elements can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The elements of a collection by their place and identity.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// The place and the identity of an element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// The first place.
  public var startIndex: Base.Index { base.startIndex }

  /// The place behind the last one.
  public var endIndex: Base.Index { base.endIndex }

  /// The place and the identity of an element.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }

  /// The next place.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The place before.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The view of an element that a list can edit.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View where Content: View {
  /// The view itself.
  public var body: some View { content }
}

extension ForEach {
  /// Creates views that can change the elements, which a list can edit.
  nonisolated public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable, R: View
  {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue, id: id),
      content: { EditableCollectionContent(content: content(data[$0.index])) }, id: { $0.id })
  }

  /// Creates views that can change the elements, which know their identity and a list can edit.
  nonisolated public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable, R: View
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension List {
  /// Creates a list that can edit a collection, whose elements know their identity.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list that can edit a collection, by the identity at a key path.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list that can edit a collection; one row can be selected.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list that can edit a collection; several rows can be selected.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}
