import Diagnostics

extension DeclarationList {
  /// Takes out the declaration with a name as `removes` writes it: `isActive`, `on(state:)`,
  /// `RoundButton.body`, `#Preview(Dark mode)`.
  mutating func remove(_ name: String) -> Problem? {
    let all = paths()
    let found = all.filter { $0.isCalled(name) }
    guard let path = found.first else {
      let message = "the block that this step starts from declares no '\(name)'"
      return Problem("step.unknown-declaration", message, name, all.map(\.name))
    }
    if found.count > 1 {
      let list = found.map { "'\($0.qualifiedName)'" }.joined(separator: ", ")
      return Problem("step.ambiguous-declaration", "'\(name)' could be one of \(list)")
    }
    return remove(path.indices[...], key: path.key)
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

/// A declaration somewhere in a list, and the way to it.
struct DeclarationPath {
  var indices: [Int]
  /// The types around it, outermost first.
  var types: [String]
  var key: DeclarationKey

  var name: String { key.name }
  var qualifiedName: String { (types + [name]).joined(separator: ".") }

  func isCalled(_ written: String) -> Bool {
    if written == name || written == qualifiedName { return true }
    guard case .callable = key else { return false }
    // Without labels, a function's own name does.
    return [name, qualifiedName].contains { $0.prefix { $0 != "(" } == written }
  }
}

extension DeclarationList {
  /// Every name that is declared, types before what they hold.
  func paths(indices: [Int] = [], types: [String] = []) -> [DeclarationPath] {
    declarations.enumerated().flatMap { index, declaration in
      let own = declaration.keys.map {
        DeclarationPath(indices: indices + [index], types: types, key: $0)
      }
      guard let interior = declaration.interior, let name = declaration.keys.first?.name else {
        return own
      }
      return own + interior.members.paths(indices: indices + [index], types: types + [name])
    }
  }
}
