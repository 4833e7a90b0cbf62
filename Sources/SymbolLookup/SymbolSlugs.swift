/// Addresses of symbols: paths in lower case, with dashes for what has a meaning in addresses.
///
/// Where that makes several the same, as of `View/body` and `View/Body`, the kind is added, as DocC
/// does. What others a table has decides that, and not what else is used, so that an address stays.
struct SymbolSlugs {
  private let table: SymbolTable
  /// For an owner, how many of its members have a slug.
  private var counts: [String: [String: Int]] = [:]

  init(_ table: SymbolTable) {
    self.table = table
  }

  mutating func slug(of symbol: Symbol) -> String {
    let owner = symbol.owner ?? ""
    if counts[owner] == nil { counts[owner] = count(in: symbol.owner) }
    let slug = plainSlug(symbol.path)
    let isAlone = counts[owner]?[slug] ?? 1 == 1
    return isAlone ? slug : slug + "-" + symbol.kind.rawValue
  }

  private func count(in owner: String?) -> [String: Int] {
    let all = owner.map { table.members(of: $0) } ?? table.all
    return all.filter { $0.owner == owner }.reduce(into: [:]) { counts, symbol in
      counts[plainSlug(symbol.path), default: 0] += 1
    }
  }
}

/// `view/padding-_-_` for `View/padding(_:_:)`.
private func plainSlug(_ path: String) -> String {
  path.split(separator: "/").map { name in
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count).filter { $0 != "(" && $0 != ")" }
    let signs = base.compactMap { signNames[$0] }
    let word = base.filter { signNames[$0] == nil }.lowercased()
    let words = signs + (word.isEmpty ? [] : [word])
    return (words + labels.split(separator: ":").map { $0.lowercased() }).joined(separator: "-")
  }.joined(separator: "/")
}

private let signNames: [Character: String] = [
  "$": "projected", "=": "equals", "-": "minus", "+": "plus", "!": "not", "*": "times",
  "%": "modulo", "<": "less",
  ">": "greater", "&": "and", "|": "or", "^": "xor", "~": "tilde", "?": "question",
]
