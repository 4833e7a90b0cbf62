extension ForEach where Content: View {
  /// Makes a view for each of those that a view consists of.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(base: view), content: content) { $0.id }
  }

  /// Makes a view for each of the sections that a view consists of.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(base: view), content: content) { $0.id }
  }
}

/// Elements that are known only where their view has a place in the tree.
@MainActor
protocol ResolvedElements {
  /// The same elements, now that they are known.
  func resolved(in node: Node) -> Self
}

/// The views that another one consists of, for each of which a view is made.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let base: any View
  private var subviews = SubviewsCollection([])

  init(base: any View) {
    self.base = base
  }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEachSubviewCollection: ResolvedElements {
  func resolved(in node: Node) -> Self {
    var known = self
    known.subviews = SubviewsCollection(node.resolved(base))
    return known
  }
}

/// The sections that a view consists of, for each of which a view is made.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let base: any View
  private var sections = SectionCollection([])

  init(base: any View) {
    self.base = base
  }

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: ResolvedElements {
  func resolved(in node: Node) -> Self {
    var known = self
    known.sections = SectionCollection(node.resolved(base))
    return known
  }
}
