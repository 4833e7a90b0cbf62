import Diagnostics

/// What a block with `from=` says: the declarations that change, and the names of those that go.
struct Step {
  var changes: ParsedText
  var shape: FenceAttributes.Shape
  /// Whether its author says so of a file: then nothing in it is a member of a type.
  var isFile = false
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
    if replaces(baseShape) { return replacement(of: base, keeping: list, &diagnostics) }
    let changes = declarable
    if areMembers {
      list.merge(changes.declarations(areMembers: true), &diagnostics)
    } else {
      let atTopLevel = Set(list.declarations.flatMap(\.keys))
      let belongsInside = { (declaration: Declaration) in
        !isFile && declaration.isMember && atTopLevel.isDisjoint(with: declaration.keys)
      }
      let others = changes.declarations(areMembers: false).filter { !belongsInside($0) }
      list.merge(others, &diagnostics)
      list.adopt(changes.declarations(areMembers: true).filter(belongsInside), &diagnostics)
    }
    return SourceText(lines: list.lines)
  }

  /// Whether it is a view in the place of a view: neither has a name that tells them apart.
  func replaces(_ baseShape: FenceAttributes.Shape) -> Bool {
    shape == baseShape && [.view, .chain].contains(shape)
  }

  /// The step with what stands around the view that it takes the place of.
  ///
  /// - Parameter list: what is left of the base.
  private func replacement(
    of base: ParsedText, keeping list: DeclarationList, _ diagnostics: inout [Diagnostic]
  ) -> SourceText {
    let outside = Set(base.declarations(outOfBodyOf: shape).declarations.map(\.location))
    var kept = list.filter { outside.contains($0.location) }
    if kept.declarations.isEmpty { return changes.text }
    kept.trailing = []
    kept.merge(changes.declarations(outOfBodyOf: shape), &diagnostics)
    return SourceText(lines: kept.lines + changes.lines(of: shape).body)
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
  /// else into the first that can hold them.
  fileprivate mutating func adopt(_ members: DeclarationList, _ diagnostics: inout [Diagnostic]) {
    guard !members.declarations.isEmpty else { return }
    let names = Set(members.declarations.flatMap(\.keys))
    let counts = declarations.indices.filter { declarations[$0].interior != nil }.map { index in
      let own = declarations[index].interior?.members.declarations.flatMap(\.keys) ?? []
      return (index: index, common: names.intersection(own).count)
    }
    if counts.isEmpty { return merge(members, &diagnostics) }
    let most = counts.map(\.common).max() ?? 0
    let demanding = most > 0 ? [] : members.declarations.filter(\.needsType)
    let type = counts.first { type in
      type.common == most && (demanding.isEmpty || !declarations[type.index].isExtension)
    }
    guard let type else {
      diagnostics += demanding.flatMap { Problem(homeless: $0).diagnostic(at: $0.location) }
      return
    }
    _ = declarations[type.index].changeInterior { $0.merge(members, &diagnostics) }
  }
}

extension Declaration {
  /// Whether an extension cannot hold it.
  fileprivate var needsType: Bool {
    role == .enumCase || role == .stored && !variant.hasPrefix("static")
  }
}

extension Problem {
  fileprivate init(homeless member: Declaration) {
    self.init(
      "step.no-type",
      "the block that this step starts from has no type for '\(member.keys.first?.name ?? "it")', "
        + "and an extension cannot hold it: write it inside of its type, or say as=file")
  }
}
