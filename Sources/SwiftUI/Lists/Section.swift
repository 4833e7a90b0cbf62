/// Views that belong together in a list, a form or a grid, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package func update(_ node: Node) {
    let styling = node.environment.sectionStyling
    var inner = node.environment
    inner.sectionStyling = nil
    var (head, foot) = (inner, inner)
    styling?.header(&head)
    styling?.footer(&foot)
    node.child(.index(0)).update(header, in: head)
    if isExpanded?.wrappedValue ?? true { node.child(.index(1)).update(content, in: inner) }
    node.child(.index(2)).update(footer, in: foot)
  }

  package func items(_ node: Node) -> [LayoutItem] {
    let id = ObjectIdentifier(node)
    for child in node.children {
      let part = SectionPlace.Part(child.slot)
      for item in child.items where item.traits.section == nil {
        item.traits.section = SectionPlace(id: id, part: part)
      }
    }
    return node.childItems
  }
}

/// Where in which section a row stands.
struct SectionPlace: Hashable {
  enum Part: Hashable { case header, content, footer }

  let id: ObjectIdentifier
  let part: Part
}

extension SectionPlace.Part {
  fileprivate init(_ slot: Node.Slot) {
    self =
      switch slot {
      case .index(0): .header
      case .index(2): .footer
      default: .content
      }
  }
}

/// How a container wants the headers and footers of sections to look.
struct SectionStyling {
  var header: (inout EnvironmentValues) -> Void = { _ in }
  var footer: (inout EnvironmentValues) -> Void = { _ in }
}

extension EnvironmentValues {
  var sectionStyling: SectionStyling? {
    get { self[SectionStylingKey.self] }
    set { self[SectionStylingKey.self] = newValue }
  }
}

private enum SectionStylingKey: EnvironmentKey {
  static var defaultValue: SectionStyling? { nil }
}
