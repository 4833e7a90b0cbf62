import Content
import Diagnostics
import Snippets

/// A declaration of the catalog's own.
package struct OwnSymbol: Hashable, Sendable {
  package enum Home: Hashable, Sendable {
    case block(Snippet.ID)
    /// A file below `content/_support`.
    case support(path: String)
  }

  package var declaration: DeclaredSymbol
  package var home: Home
}

/// What the blocks and the support files of a catalog declare; read when it is asked for.
struct OwnSymbols {
  private var blocks: [String: Texts] = [:]
  private var support: Texts
  /// The pages that other pages can lead to, sorted by path.
  private var published: [String] = []
  /// For a name, the pages on which it looks declared.
  private var pagesByName: [String: [String]]?

  init(_ pages: [PageSnippets], support: [SupportFile]) {
    self.support = Texts(support.map { (.support(path: $0.path), $0.text) })
    for page in pages { add(page) }
    published.sort()
  }

  mutating func add(_ page: PageSnippets) {
    let path = page.page.path
    let wholes = Dictionary(page.programs.map { ($0.snippet.id, $0.main) }) { first, _ in first }
    blocks[path] = Texts(
      page.snippets.map { snippet in
        let isStep = snippet.attributes.from != nil
        return (.block(snippet.id), isStep ? wholes[snippet.id] ?? snippet.text : snippet.text)
      })
    if !page.page.frontMatter.isDraft { published.append(path) }
    pagesByName = nil
  }

  /// Parses the support files now, so that copies of this need not do so each.
  mutating func readSupport() {
    support.read()
  }

  /// In the order of the blocks: of those with one path, the first.
  mutating func symbols(_ path: SymbolPath, onPage page: String) -> [OwnSymbol] {
    blocks[page]?.symbols(path) ?? []
  }

  mutating func supporting(_ path: SymbolPath) -> [OwnSymbol] {
    support.symbols(path)
  }

  /// What pages other than this one declare.
  mutating func symbols(_ path: SymbolPath, awayFrom page: String) -> [OwnSymbol] {
    let index = pagesByName ?? index()
    pagesByName = index
    let pages = (index[path.names[0]] ?? []).filter { $0 != page }
    return pages.flatMap { symbols(path, onPage: $0) }
  }

  /// What can be named on a page, for suggestions.
  mutating func paths(onPage page: String) -> [String] {
    ((blocks[page]?.all ?? []) + support.all).map(\.declaration.path)
  }

  private mutating func index() -> [String: [String]] {
    var index: [String: [String]] = [:]
    for page in published {
      for name in blocks[page]?.names ?? [] { index[name, default: []].append(page) }
    }
    return index
  }
}

/// Texts that declare things, parsed when they must be.
private struct Texts {
  private let texts: [(home: OwnSymbol.Home, text: SourceText)]
  private(set) lazy var names = texts.reduce(into: Set<String>()) {
    $0.formUnion(declaredNames(in: $1.text.string))
  }
  private(set) lazy var all = texts.flatMap { home, text in
    declaredSymbols(in: text).map { OwnSymbol(declaration: $0, home: home) }
  }
  private lazy var byName = Dictionary(grouping: all) { withoutLabels($0.declaration.path) }

  init(_ texts: [(OwnSymbol.Home, SourceText)]) {
    self.texts = texts
  }

  mutating func read() {
    (_, _) = (names, all)
  }

  mutating func symbols(_ path: SymbolPath) -> [OwnSymbol] {
    guard names.contains(path.names[0]) else { return [] }
    var seen: Set<String> = []
    return (byName[withoutLabels(path.path)] ?? []).filter { symbol in
      path.matches(symbol.declaration.path, symbol.declaration.kind)
        && seen.insert(symbol.declaration.path + symbol.declaration.kind.rawValue).inserted
    }
  }
}

private func withoutLabels(_ path: String) -> String { String(path.prefix { $0 != "(" }) }

extension SymbolPath {
  /// Labels that are left out match any.
  func matches(_ other: String, _ kind: SymbolKind) -> Bool {
    let isSame = other == path || !hasLabels && other.hasPrefix(path + "(")
    return isSame && allows(kind)
  }

  func allows(_ kind: SymbolKind) -> Bool {
    if isMacro && kind != .macro { return false }
    if case .kind(let wanted) = suffix { return kind == wanted }
    return true
  }
}
