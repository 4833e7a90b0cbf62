/// The rows of a list in their sections.
struct ListPlan {
  /// A header, a row or a footer.
  struct Piece {
    let part: SectionPlace.Part
    let item: LayoutItem
  }

  /// From the first to the last; a section without anything is left out.
  private(set) var sections: [[Piece]] = []

  init(_ items: [LayoutItem], _ look: ListLook, in environment: EnvironmentValues) {
    sections = Self.grouped(items).map { section in
      let rows = section.indices.filter { Self.part(section[$0]) == .content }
      return section.indices.map { index in
        let next = index + 1 < section.count ? section[index + 1] : nil
        let place = ListPiecePlace(
          part: Self.part(section[index]), isFirst: index == rows.first,
          isLast: index == rows.last)
        let piece = ListPiece(
          place: place, look: look, row: section[index].traits.row,
          next: next.flatMap { Self.part($0) == .content ? $0.traits.row : nil })
        return Piece(part: place.part, item: piece.around(section[index], in: environment))
      }
    }
  }

  var items: [LayoutItem] { sections.flatMap { $0.map(\.item) } }

  /// Neighbours of the same section; rows without one belong together, too.
  private static func grouped(_ items: [LayoutItem]) -> [[LayoutItem]] {
    var sections: [[LayoutItem]] = []
    var last: ObjectIdentifier??
    for item in items {
      let id = item.traits.section?.id
      if last != .some(id) { sections.append([]) }
      last = .some(id)
      sections[sections.count - 1].append(item)
    }
    return sections
  }

  private static func part(_ item: LayoutItem) -> SectionPlace.Part {
    item.traits.section?.part ?? .content
  }
}

/// What a piece of a list is, and whether it is at the end of a card.
struct ListPiecePlace {
  let part: SectionPlace.Part
  let isFirst: Bool
  let isLast: Bool
}
