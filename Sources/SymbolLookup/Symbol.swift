import Snippets

/// A public declaration of one of Apple's frameworks, its overloads included.
package struct Symbol: Hashable, Sendable {
  /// `View/padding(_:)`: the names of the types that it is in and its own.
  package var path: String
  package var kind: SymbolKind
  /// The module that a program imports for it.
  package var module: String
  /// The first iOS that has it, as in `15.0`; empty where that is not known.
  package var ios: String
  package var deprecation: Deprecation?
  /// What to use instead, as paths where these are known.
  package var replacements: [String]
  /// The condition under which a type has it, as in `Label == Text`.
  package var condition: String
  package var traits: Set<Trait>
  /// Oldest first, where some are newer than others or not to be used any more.
  var overloads: [Overload] = []

  package enum Deprecation: Hashable, Sendable {
    /// From a version on.
    case since(String)
    /// From a version that is still to come.
    case later
    case always
  }

  package enum Trait: String, Hashable, Sendable {
    case async, failable, freestanding, propertyWrapper, settable, `throws`
  }

  /// The last part of the path: `padding(_:)`.
  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// The path of what it is a member of.
  package var owner: String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  /// Overloads that differ in their kind have the path in common, but not this.
  package var id: String { path + "-" + kind.rawValue }
}

extension Symbol {
  /// A row of the table, without its line break.
  ///
  /// - Returns: `nil` for what is no such row.
  init?(row: Substring) {
    var fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 3, let kind = SymbolKind(rawValue: fields[1]) else { return nil }
    fields += Array(repeating: "", count: max(0, 9 - fields.count))
    path = fields[0]
    self.kind = kind
    module = fields[2]
    ios = fields[3]
    deprecation = Deprecation(fields[4])
    replacements = fields[5].split(separator: "|").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    condition = fields[6]
    traits = Set(fields[7].split(separator: ",").compactMap { Trait(rawValue: String($0)) })
    overloads = fields[8].replacing(" | ", with: " or ").split(separator: "|")
      .compactMap(Overload.init)
  }
}

extension Symbol.Deprecation {
  init?(_ field: String) {
    switch field {
    case "": return nil
    case "soft": self = .later
    case "yes": self = .always
    default: self = .since(field)
    }
  }
}
