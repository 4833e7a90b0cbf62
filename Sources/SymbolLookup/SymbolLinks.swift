import Content
import Diagnostics
import Markdown
import Snippets

/// What a symbol link leads to.
package enum SymbolTarget: Hashable, Sendable {
  case framework(Symbol)
  case own(OwnSymbol)
}

/// Everything that a symbol link of a catalog can lead to.
///
/// A name means what it would in Swift: what the page declares, what `_support` does, what a
/// framework does; last, what another page declares.
package struct SymbolLinks {
  private let table: SymbolTable
  private var own: OwnSymbols
  private let search: Deferred<SymbolSearch>
  private var known: [Key: (SymbolTarget?, Mistake?)] = [:]

  /// How often it may still be guessed what was meant, which takes longer than all else.
  private var guesses = 200

  private struct Key: Hashable {
    var text: String
    var page: String
  }

  package init(_ pages: [PageSnippets], support: [SupportFile], table: SymbolTable) {
    self.table = table
    search = Deferred { SymbolSearch(table) }
    own = OwnSymbols(pages, support: support)
  }

  /// With the declarations of one more page.
  func with(_ page: PageSnippets) -> SymbolLinks {
    var links = self
    links.own.add(page)
    return links
  }

  /// Reads what does not depend on pages now, so that copies of this need not do so each.
  mutating func readWhatPagesShare() {
    own.readSupport()
  }

  /// Where a symbol link leads that is written on a page, or what is wrong with it; neither where it
  /// is not written as a path is.
  package mutating func target(
    of text: String, on page: String, at place: SourceLocation
  ) -> (SymbolTarget?, Diagnostic?) {
    let (target, mistake) = meaning(of: text, on: page)
    return (target, mistake?.diagnostic(at: place))
  }

  mutating func meaning(of text: String, on page: String) -> (SymbolTarget?, Mistake?) {
    let key = Key(text: text, page: page)
    let meaning = known[key] ?? find(text, on: page)
    known[key] = meaning
    return meaning
  }
}

extension SymbolLinks {
  private mutating func find(_ text: String, on page: String) -> (SymbolTarget?, Mistake?) {
    guard let path = SymbolPath(text) else { return (nil, nil) }
    let found = candidates(path, on: page)
    if case .other(let suffix) = path.suffix, !found.isEmpty {
      return (nil, .overload(suffix, path.path))
    }
    if found.count == 1 { return (found[0], nil) }
    if found.isEmpty { return (nil, unknown(path, text, on: page)) }
    return (nil, .ambiguous(text, found))
  }

  /// The symbols of the innermost place that has any.
  private mutating func candidates(_ path: SymbolPath, on page: String) -> [SymbolTarget] {
    let near = own.symbols(path, onPage: page)
    if !near.isEmpty { return near.map(SymbolTarget.own) }
    let supporting = own.supporting(path)
    if !supporting.isEmpty { return supporting.map(SymbolTarget.own) }
    let frameworks = table.symbols(path)
    if !frameworks.isEmpty { return frameworks.map(SymbolTarget.framework) }
    let inModule = symbolsInModule(path)
    if !inModule.isEmpty { return inModule.map(SymbolTarget.framework) }
    return own.symbols(path, awayFrom: page).map(SymbolTarget.own)
  }

  /// The symbols of a path that starts with the name of a module.
  private mutating func symbolsInModule(_ path: SymbolPath) -> [Symbol] {
    guard path.names.count > 1, search.value.modules.contains(path.names[0]) else { return [] }
    var inner = path
    inner.names.removeFirst()
    return table.symbols(inner).filter { $0.module == path.names[0] }
  }

  private mutating func unknown(_ path: SymbolPath, _ text: String, on page: String) -> Mistake {
    .unknown(text, name: path.names[0], nearest: nearest(path, on: page))
  }

  private mutating func nearest(_ path: SymbolPath, on page: String) -> String? {
    guard guesses > 0, path.path.utf8.count <= 200 else { return nil }
    guesses -= 1
    let own = own.paths(onPage: page)
    return search.value.nearest(to: path, and: own)
  }
}

extension SymbolTable {
  /// The symbols that a path can mean: where its last name has no labels, those with any.
  func symbols(_ path: SymbolPath) -> [Symbol] {
    let exact = symbols(at: path.path).filter { path.allows($0.kind) }
    if !exact.isEmpty || path.hasLabels { return exact }
    return callables(named: path.path).filter { path.allows($0.kind) }
  }
}

extension Node {
  /// The symbol links below the node, in order.
  package var symbolLinks: [(text: String, location: SourceLocation)] {
    var links: [(String, SourceLocation)] = []
    walk { node in
      if case .symbol(let text) = node.kind { links.append((text, node.location)) }
    }
    return links
  }
}
