import Diagnostics

extension DeclarationList {
  /// Takes out the declaration with a name, as `removes` writes it.
  mutating func remove(_ name: String, at place: SourceLocation) -> [Diagnostic] {
    let all = paths()
    let ranked = all.compactMap { path in DeclarationName(name).rank(of: path).map { ($0, path) } }
    let best = ranked.map(\.0).min()
    let found = ranked.filter { $0.0 == best }.map(\.1)
    guard let path = found.first else {
      return [Problem(undeclared: name, among: all).diagnostic(at: place)]
    }
    if found.count > 1 {
      let list = found.map { "'\($0.telling(among: found))'" }.joined(separator: ", ")
      let problem = Problem("step.ambiguous-declaration", "'\(name)' could be one of \(list)")
      let notes = found.compactMap { path in
        path.declaration.location.map { Diagnostic.Note(at: $0, "'\(path.name)' is declared here") }
      }
      return [problem.diagnostic(at: place, notes: notes)]
    }
    let problem = remove(path.indices[...], key: path.key)
    return problem.map { [$0.diagnostic(at: place)] } ?? []
  }

  private mutating func remove(_ path: ArraySlice<Int>, key: DeclarationKey) -> Problem? {
    guard let index = path.first else { return nil }
    if path.count == 1 {
      if let problem = declarations[index].partly(coveredBy: [key]) { return problem }
      remove(at: index)
      return nil
    }
    return declarations[index].changeInterior { $0.remove(path.dropFirst(), key: key) } ?? nil
  }
}

extension Declaration {
  /// Changes what a type holds, and its lines with it.
  mutating func changeInterior<Result>(
    _ change: (inout DeclarationList) -> Result
  ) -> Result? {
    guard var inside = interior else { return nil }
    let result = change(&inside.members)
    interior = inside
    lines = inside.lines
    return result
  }
}

extension Problem {
  /// Offers the declaration with the nearest name, or else one that is only called otherwise.
  fileprivate init(undeclared name: String, among paths: [DeclarationPath]) {
    let message = "the block that this step starts from declares no '\(name)'"
    let forms = paths.flatMap { $0.forms.flatMap(\.self) + [$0.name] }
    // In code, a type or a word such as `static` may stand in front.
    let base = name.prefix { $0 != "(" }.split { $0 == "." || $0 == " " }.last
    let namesake = paths.first { $0.name.prefix { $0 != "(" } == base }?.name
    let found = nearest(to: name, among: forms) ?? namesake
    self.init("step.unknown-declaration", message + (found.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

extension DeclarationList {
  /// Every name that is declared, types before what they hold.
  func paths(indices: [Int] = [], types: [String] = []) -> [DeclarationPath] {
    declarations.enumerated().flatMap { index, declaration in
      let own = declaration.keys.map {
        DeclarationPath(
          indices: indices + [index], types: types, key: $0, declaration: declaration)
      }
      guard let interior = declaration.interior, let name = declaration.keys.first?.name else {
        return own
      }
      return own + interior.members.paths(indices: indices + [index], types: types + [name])
    }
  }
}
