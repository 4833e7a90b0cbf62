/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes what is shown for an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach {
  /// Repeats content that need not be views, such as the marks of a chart.
  nonisolated package init(
    elements data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Content: View {
  /// Creates views for elements that know their identity.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content) { $0.id }
  }

  /// Creates views for elements whose identity lies at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates views for a fixed range of numbers.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }

  /// Creates views that can change the elements, which know their identity.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views that can change the elements, whose identity lies at a key path.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let collection = data.wrappedValue
    let pairs = collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }
    self.init(data: pairs, content: { content(data[$0.0]) }, id: { $0.1 })
  }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  package func update(_ node: Node) {
    var seen: [ID: Int] = [:]
    let data = (data as? any ResolvedElements)?.resolved(in: node) as? Data ?? data
    for element in data.prefix(node.environment.mostElements ?? .max) {
      let id = id(element)
      let count = seen[id, default: 0]
      seen[id] = count + 1
      if count > 0 { node.host.report("ForEach: the id \(id) occurs more than once") }
      let slot: Node.Slot = count == 0 ? .id(id) : .id([AnyHashable(id), count])
      let view = node.host.observing { content(element) }
      node.child(slot).update(view, in: node.environment.tagged(id))
    }
  }

  package func items(_ node: Node) -> [LayoutItem] {
    for (index, child) in node.children.enumerated() {
      guard case .id(let id) = child.slot else { continue }
      for item in child.items {
        item.traits.index = index
        item.traits.ids.append(id)
        if item.traits.tag == nil { item.traits.tag = id }
      }
    }
    return node.madeItems
  }
}
