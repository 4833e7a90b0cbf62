import Diagnostics

/// What a block with `from=` says: the declarations that change, and the names of those that go.
struct Step {
  var changes: ParsedText
  var shape: FenceAttributes.Shape
  var removes: [(text: String, location: SourceLocation)] = []
}

extension Step {
  /// The whole text of the block that the step starts from, with the step put in.
  func apply(
    to base: ParsedText, shape baseShape: FenceAttributes.Shape, _ diagnostics: inout [Diagnostic]
  ) -> SourceText {
    let areMembers = baseShape != .file
    var list = base.declarations(areMembers: areMembers)
    for name in removes {
      diagnostics += list.remove(name.text, at: name.location)
    }
    let changes = declarable
    if areMembers {
      list.merge(changes.declarations(areMembers: true), &diagnostics)
    } else {
      let atTopLevel = Set(list.declarations.flatMap(\.keys))
      let belongsInside = { (declaration: Declaration) in
        declaration.isMember && atTopLevel.isDisjoint(with: declaration.keys)
      }
      let others = changes.declarations(areMembers: false).filter { !belongsInside($0) }
      list.merge(others, &diagnostics)
      list.adopt(changes.declarations(areMembers: true).filter(belongsInside), &diagnostics)
    }
    return SourceText(lines: list.lines)
  }

  /// The step as declarations: what is none is compiled as a member of its own.
  private var declarable: ParsedText {
    if [.file, .members].contains(shape) { return changes }
    return ParsedText(Fragment(changes, shape: shape).asMembers)
  }
}

extension DeclarationList {
  fileprivate func filter(_ belongs: (Declaration) -> Bool) -> DeclarationList {
    var result = self
    result.declarations = declarations.filter(belongs)
    return result
  }

  /// Puts members that are written without their type into the type that has most of them already,
  /// else into the first.
  fileprivate mutating func adopt(_ members: DeclarationList, _ diagnostics: inout [Diagnostic]) {
    guard !members.declarations.isEmpty else { return }
    let names = Set(members.declarations.flatMap(\.keys))
    let counts = declarations.indices.filter { declarations[$0].interior != nil }.map { index in
      let own = declarations[index].interior?.members.declarations.flatMap(\.keys) ?? []
      return (index: index, common: names.intersection(own).count)
    }
    let most = counts.map(\.common).max() ?? 0
    guard let type = counts.first(where: { $0.common == most }) else {
      return merge(members, &diagnostics)
    }
    _ = declarations[type.index].changeInterior { $0.merge(members, &diagnostics) }
  }
}
