extension Group: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
  /// The type of the rows.
  public typealias TableRowBody = Self
  /// The type of the values that stand in rows.
  public typealias TableRowValue = Content.TableRowValue

  @MainActor var ownEntries: [TableEntry] { content.entries }

  /// Creates a group of rows.
  public init<R: Identifiable>(
    @TableRowBuilder<R> content: () -> Content
  ) where R == Content.TableRowValue {
    self.init(content: content())
  }
}

extension _ConditionalContent: TableRowContent, PrimitiveTableRows
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the rows.
  public typealias TableRowBody = Self
  /// The type of the values that stand in rows.
  public typealias TableRowValue = TrueContent.TableRowValue

  @MainActor var ownEntries: [TableEntry] {
    switch storage {
    case .trueContent(let content): content.entries
    case .falseContent(let content): content.entries
    }
  }
}

extension ForEach: TableRowContent, DynamicTableRowContent, PrimitiveTableRows
where Content: TableRowContent {
  /// The type of the rows.
  public typealias TableRowBody = Self
  /// The type of the values that stand in rows.
  public typealias TableRowValue = Content.TableRowValue

  @MainActor var ownEntries: [TableEntry] { data.flatMap { content($0).entries } }

  /// Creates rows for elements that know their identity.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content) { $0.id }
  }

  /// Creates rows for elements whose identity lies at a key path.
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates rows for a fixed range of numbers.
  public init<V: Identifiable>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, content: content) { $0 }
  }

  /// Creates the rows of elements.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

extension Section: TableRowContent, PrimitiveTableRows
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue
{
  /// The type of the rows.
  public typealias TableRowBody = Self
  /// The type of the values that stand in rows.
  public typealias TableRowValue = Content.TableRowValue

  @MainActor var ownEntries: [TableEntry] {
    let rows = isExpanded?.wrappedValue ?? true ? content.entries : []
    return header.entries + rows + footer.entries
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Creates a section of rows with views above them.
  public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent())
  }

  /// Creates a section of rows.
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of rows with a text above them.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of rows with a text above them.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(title) }
  }
}
