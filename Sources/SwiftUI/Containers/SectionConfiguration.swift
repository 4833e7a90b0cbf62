/// A section among the views that another one consists of, as a container sees it.
public struct SectionConfiguration: Identifiable {
  /// Tells sections of one container apart.
  public struct ID: Hashable {
    private let section: ObjectIdentifier?
    private let position: Int

    fileprivate init(_ section: ObjectIdentifier?, at position: Int) {
      self.section = section
      self.position = position
    }
  }

  /// What can be done with the section; nothing on a phone.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  /// Tells the section from its siblings.
  public let id: ID
  /// What the section tells containers.
  public let containerValues: ContainerValues
  /// What stands above it.
  public let header: SubviewsCollection
  /// What it consists of.
  public let content: SubviewsCollection
  /// What stands below it.
  public let footer: SubviewsCollection

  /// What can be done with the section.
  @MainActor public var actions: Actions { Actions() }
}

extension SectionConfiguration {
  /// Views that stand in no section are one together with their neighbours.
  fileprivate init(_ items: [LayoutItem], at position: Int) {
    func part(_ part: SectionPlace.Part) -> SubviewsCollection {
      SubviewsCollection(items.filter { ($0.traits.section?.part ?? .content) == part })
    }
    id = ID(items.first?.traits.section?.id, at: position)
    containerValues = items.first?.traits.containerValues ?? ContainerValues()
    header = part(.header)
    content = part(.content)
    footer = part(.footer)
  }
}

/// The sections that a view consists of.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ items: [LayoutItem]) {
    var groups: [[LayoutItem]] = []
    for item in items {
      if let last = groups.last?.last, last.traits.section?.id == item.traits.section?.id {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    sections = groups.enumerated().map { SectionConfiguration($1, at: $0) }
  }

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
