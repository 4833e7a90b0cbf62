import Diagnostics

extension DeclarationList {
  /// Puts a step's declarations in the place of those that they stand for, and adds the others.
  mutating func merge(_ step: DeclarationList, _ diagnostics: inout [Diagnostic]) {
    for (index, declaration) in step.declarations.enumerated() {
      let places = self.places(of: declaration)
      guard let place = places.first else {
        insert(declaration.indented(to: indentation), from: step, at: index)
        continue
      }
      if let problem = declarations[place].partly(coveredBy: declaration.keys) {
        diagnostics.append(contentsOf: problem.diagnostic(at: declaration.location))
        continue
      }
      for extra in places.dropFirst().reversed() { remove(at: extra) }
      replace(at: place, with: declaration, from: step, at: index, &diagnostics)
    }
  }

  /// Where the declarations are that another one stands for.
  private func places(of declaration: Declaration) -> [Int] {
    var found = declarations.indices.filter { index in
      declarations[index].keys.contains { declaration.keys.contains($0) }
    }
    if found.isEmpty, case .extending(let type, _)? = declaration.keys.first {
      found = declarations.indices.filter { declarations[$0].isExtension(of: type) }
      return found.count == 1 ? found : []
    }
    guard declaration.keys.count == 1, found.count > 1 else { return found }
    return found.filter { declarations[$0].variant == declaration.variant }
  }

  private mutating func replace(
    at place: Int, with declaration: Declaration, from step: DeclarationList, at index: Int,
    _ diagnostics: inout [Diagnostic]
  ) {
    let base = declarations[place]
    if let interior = base.interior, let changed = declaration.interior {
      let merged = interior.merged(with: changed, &diagnostics)
      declarations[place].interior = merged
      declarations[place].lines = merged.lines
      return
    }
    var replacement = declaration.indented(to: indentation)
    replacement.keepDocumentation(of: base)
    guard base.role == declaration.role else {
      remove(at: place)
      insert(replacement, from: step, at: index)
      return
    }
    replacement.leading = base.leading
    declarations[place] = replacement
  }
}

extension Declaration {
  func isExtension(of type: String) -> Bool {
    if case .extending(type, _)? = keys.first { return true }
    return false
  }

  func indented(to indentation: Int) -> Declaration {
    var result = self
    let columns = indentation - lines.indentation
    result.lines = lines.indented(by: columns)
    result.leading = leading.indented(by: columns)
    return result
  }

  /// Says no where a declaration of several names is to be replaced or removed by halves.
  func partly(coveredBy others: [DeclarationKey]) -> Problem? {
    guard let left = keys.first(where: { !others.contains($0) }), !isExtension,
      let taken = keys.first(where: others.contains)
    else { return nil }
    return Problem(
      "step.shared-declaration",
      "'\(taken.name)' and '\(left.name)' are declared together; "
        + "declare them one by one in the block that this step starts from")
  }

  var isExtension: Bool {
    if case .extending? = keys.first { return true }
    return false
  }

  /// What a member is for does not change with how it is written.
  fileprivate mutating func keepDocumentation(of base: Declaration) {
    guard documentation == 0, base.documentation > 0 else { return }
    let kept = Array(base.lines.prefix(base.documentation))
    lines = kept.indented(by: lines.indentation - kept.indentation) + lines
    documentation = kept.count
  }
}

extension Interior {
  /// The type with a step's members put in, and the step's header where that says more.
  func merged(with step: Interior, _ diagnostics: inout [Diagnostic]) -> Interior {
    var result = self
    if step.signature.says(moreThan: signature) {
      let comments = header.prefix { $0.isComment }
      let hasComments = step.header.first?.isComment ?? false
      let columns = (header.last?.indentation ?? 0) - step.header.indentation
      result.header = (hasComments ? [] : comments) + step.header.indented(by: columns)
      result.signature = step.signature
    }
    result.members.merge(step.members, &diagnostics)
    return result
  }
}

extension Interior.Signature {
  /// Whether a step wrote a header to change the type, and not only to say which type it is.
  fileprivate func says(moreThan base: Interior.Signature) -> Bool {
    if self == base { return false }
    let kinds = ["struct", "class", "enum", "actor", "protocol", "extension"]
    let isBare = kinds.contains(introduction) && base.introduction.hasSuffix(introduction)
    return !isBare || !conformance.isEmpty
  }
}

extension Problem {
  func diagnostic(at location: SourceLocation?) -> [Diagnostic] {
    location.map { [diagnostic(at: $0)] } ?? []
  }
}
