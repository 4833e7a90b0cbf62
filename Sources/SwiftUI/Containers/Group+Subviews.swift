extension Group {
  /// Makes other views of those that a view consists of.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(base: view, transform: transform))
  }

  /// Makes other views of the sections that a view consists of.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(base: view, transform: transform))
  }
}

/// What has been made of the views that another one consists of.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

/// What has been made of the sections that a view consists of.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
  package func update(_ node: Node) {
    let items = node.resolved(base)
    let view = node.host.observing { transform(SubviewsCollection(items)) }
    node.child(.content).update(view, in: node.environment)
  }

  package func items(_ node: Node) -> [LayoutItem] { node.madeItems }
}

extension GroupSectionsOfContent: PrimitiveView {
  package func update(_ node: Node) {
    let items = node.resolved(base)
    let view = node.host.observing { transform(SectionCollection(items)) }
    node.child(.content).update(view, in: node.environment)
  }

  package func items(_ node: Node) -> [LayoutItem] { node.madeItems }
}

extension Node {
  /// What a view consists of, kept beside what is made of it.
  @MainActor
  func resolved(_ view: some View) -> [LayoutItem] {
    let base = child(.secondary)
    base.update(view, in: environment)
    return base.items
  }

  /// What the children add, but for what has only been taken apart.
  var madeItems: [LayoutItem] {
    children.filter { $0.slot != .secondary }.flatMap(\.items)
  }
}
