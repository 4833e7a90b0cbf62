import Snippets

/// What stands in a symbol link, taken apart: `View/padding(_:)`, `Color/red-type.property`.
struct SymbolPath: Hashable {
  /// The names with their labels, without what tells namesakes apart.
  var names: [String]
  /// Whether the last name has labels, and so means one symbol.
  var hasLabels: Bool
  /// What stands behind the last name.
  var suffix: Suffix?
  /// Whether it is written as a macro is used: `#Preview`.
  var isMacro: Bool

  enum Suffix: Hashable {
    case kind(SymbolKind)
    /// A hash or types, as DocC tells overloads apart that share a page here.
    case other(String)
  }

  var path: String { names.joined(separator: "/") }

  /// - Returns: `nil` for what is not written as a path is, and so is code of another sort.
  init?(_ text: String) {
    let written = text.hasPrefix("/") ? text.dropFirst() : text[...]
    isMacro = written.hasPrefix("#")
    let rest = isMacro || written.hasPrefix("@") ? written.dropFirst() : written
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false).map(PathComponent.init)
    guard let last = parts.last.flatMap(\.self), !parts.contains(nil) else { return nil }
    names = parts.compactMap { $0.map { $0.name + $0.labels } }
    hasLabels = !last.labels.isEmpty
    suffix = last.suffix.map(Suffix.init)
  }
}

extension SymbolPath.Suffix {
  fileprivate init(_ text: Substring) {
    let name = text.hasPrefix("swift.") ? text.dropFirst("swift.".count) : text
    self = SymbolKind(rawValue: String(name)).map { .kind($0) } ?? .other(String(text))
  }
}

/// A part of a path: a name, labels in parentheses, and what stands behind a dash.
private struct PathComponent: Equatable {
  var name: String
  var labels: String
  var suffix: Substring?

  init?(_ text: Substring) {
    let name = text.prefix(while: isPartOfName)
    let sign = name.isEmpty ? text.prefix(while: isPartOfOperator) : ""
    var rest = text.dropFirst(name.count + sign.count)
    let labels = rest.first == "(" ? rest.prefix { $0 != ")" } + ")" : ""
    rest = rest.dropFirst(labels.count)
    let first = name.first == "$" ? name.dropFirst().first : name.first
    let isNamed = first.map { $0.isLetter || $0 == "_" } ?? (!sign.isEmpty && !labels.isEmpty)
    let isEnded = rest.isEmpty || rest.first == "-" && rest.count > 1
    let inside = labels.dropFirst().dropLast()
    guard isNamed, isEnded, inside.allSatisfy({ isPartOfName($0) || $0 == ":" }),
      text.hasPrefix(name + sign + labels)
    else { return nil }
    self.name = String(name + sign)
    self.labels = String(labels)
    suffix = rest.isEmpty ? nil : rest.dropFirst()
  }
}

/// A dot is no part of a name, but of many a wrong one.
private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || "_.$".contains(character)
}

private func isPartOfOperator(_ character: Character) -> Bool {
  "=-+!*%<>&|^~?".contains(character)
}
