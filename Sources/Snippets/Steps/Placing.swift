import Diagnostics

extension DeclarationList {
  /// Puts in a new declaration where a person would: beside its neighbours in the step, else after
  /// the last of its kind, else where its kind comes by habit.
  mutating func insert(_ declaration: Declaration, from step: DeclarationList, at index: Int) {
    let place =
      placeBesideNeighbours(of: index, in: step, role: declaration.role)
      ?? declarations.lastIndex { $0.role == declaration.role }.map { $0 + 1 }
      ?? declarations.firstIndex { $0.role > declaration.role }
      ?? declarations.count
    insert(declaration, at: place)
    if index > 0, place > 0 {
      keepTogether(place, as: step.declarations[index], after: step.declarations[index - 1])
    }
  }

  /// Leaves no gap between two declarations that the step's author wrote without one.
  private mutating func keepTogether(
    _ place: Int, as declaration: Declaration, after previous: Declaration
  ) {
    let isNeighbour = declarations[place - 1].keys == previous.keys
    if isNeighbour, declaration.leading.isEmpty, declaration.role == previous.role {
      declarations[place].leading = []
    }
  }

  private func placeBesideNeighbours(
    of index: Int, in step: DeclarationList, role: Declaration.Role
  ) -> Int? {
    func place(of neighbour: Declaration) -> Int? {
      guard neighbour.role == role else { return nil }
      return declarations.firstIndex {
        $0.role == role && $0.keys.contains { neighbour.keys.contains($0) }
      }
    }
    if let before = step.declarations[..<index].reversed().lazy.compactMap(place).first {
      return before + 1
    }
    return step.declarations[(index + 1)...].lazy.compactMap(place).first
  }

  private mutating func insert(_ new: Declaration, at place: Int) {
    var new = new
    let marks = new.leading.filter(\.isMark)
    if place == 0 {
      new.leading = declarations.first?.leading.filter(\.isBlank) ?? []
      if let first = declarations.first {
        let loose = first.leading.drop(while: \.isBlank)
        declarations[0].leading = (needsSpace(new, first) ? [.blank] : []) + loose
      }
    } else {
      let previous = declarations[place - 1]
      new.leading = needsSpace(previous, new) || !marks.isEmpty ? [.blank] : []
      if place < declarations.count, needsSpace(new, declarations[place]),
        declarations[place].leading.first?.isBlank != true
      {
        declarations[place].leading.insert(.blank, at: 0)
      }
    }
    new.leading += marks.isEmpty ? [] : marks + [.blank]
    declarations.insert(new, at: place)
  }

  private func needsSpace(_ first: Declaration, _ second: Declaration) -> Bool {
    !(first.isCompact && second.isCompact && first.role == second.role
      && first.isWrapped == second.isWrapped)
  }

  /// Takes a declaration out, with the comments that belong to it and one of the gaps around it.
  mutating func remove(at place: Int) {
    let removed = declarations.remove(at: place)
    let marks = removed.leading.contains(where: \.isMark)
    guard place < declarations.count else {
      if !marks { trailing = removed.leading.drop(while: \.isBlank) + trailing }
      return
    }
    let next = declarations[place].leading
    let isHeadless = next.contains(where: \.isMark)
    let kept = isHeadless ? removed.leading.filter { !$0.isMark } : removed.leading
    let gap = place == 0 ? kept + next.drop(while: \.isBlank) : kept + next
    declarations[place].leading = gap.withoutRepeatedBlanks
  }
}

extension SourceText.Line {
  static let blank = SourceText.Line("", origin: nil)
}

extension [SourceText.Line] {
  fileprivate var withoutRepeatedBlanks: Self {
    indices.filter { $0 == 0 || !(self[$0].isBlank && self[$0 - 1].isBlank) }.map { self[$0] }
  }
}
