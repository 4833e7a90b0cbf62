import Content
import Diagnostics
import Snippets

/// The symbols that a catalog's pages mention or use, and where; sorted by path.
package struct SymbolIndex: Sendable {
  package struct Entry: Sendable {
    package var symbol: Symbol
    /// Names its page below the index: `view/padding-_`.
    package var slug: String
    /// What the module that snippets are compiled with declares under this path.
    package var declared: [ModuleSymbol]
    package var uses: [Use]
  }

  /// A file below `content/_support` that pages mention.
  package struct SupportEntry: Sendable {
    package var file: SupportFile
    package var slug: String
    package var uses: [Use]
  }

  /// A page, and its blocks that use a symbol; none where only its text does.
  package struct Use: Hashable, Sendable {
    package var page: String
    package var blocks: [Snippet.ID]
  }

  package var entries: [Entry] = []
  /// Those of the entries, by the ids of their symbols.
  package var slugs: [String: String] = [:]
  package var support: [SupportEntry] = []
  /// What the symbol links of a page lead to, by their texts.
  package var links: [String: [String: SymbolTarget]] = [:]
  /// The names in code that mean symbols, by file and line.
  package var names: [String: [Int: [Name]]] = [:]

  package struct Name: Hashable, Sendable {
    package var column: Int
    /// The symbol's slug.
    package var slug: String
  }

  package init() {}
}

extension SymbolIndex {
  /// - Parameters:
  ///   - pages: those that are in the site.
  ///   - declared: what the modules declare that snippets are compiled with.
  ///   - references: the names in the pages' code, as the compiler resolves them.
  package init(
    _ pages: [PageSnippets], support files: [SupportFile], table: SymbolTable,
    declared: [ModuleSymbol], references: [SymbolReference]
  ) {
    var uses = Uses()
    readLinks(of: pages, SymbolLinks(pages, support: files, table: table), &uses)
    let known = KnownSymbols(table, declared)
    let means = readNames(references, of: pages, known, &uses)
    entries = entries(uses, known)
    slugs = Dictionary(entries.map { ($0.symbol.id, $0.slug) }) { first, _ in first }
    for (place, symbol) in means.sorted(by: { $0.key < $1.key }) {
      guard let slug = slugs[symbol.id] else { continue }
      names[place.file, default: [:]][place.line, default: []].append(
        Name(column: place.column, slug: slug))
    }
    let order = Dictionary(
      zip(pages.map(\.page.path), pages.indices), uniquingKeysWith: { first, _ in first })
    support = files.compactMap { file in
      let name = file.path.dropFirst("content/_support/".count).lowercased()
      return uses.ofSupport[file.path].map { uses in
        SupportEntry(file: file, slug: "_support/" + name, uses: uses.list(in: order))
      }
    }
    for index in entries.indices {
      let uses = uses.ofSymbols[entries[index].symbol.id]
      entries[index].uses = uses?.list(in: order) ?? []
    }
  }

  private mutating func readLinks(
    of pages: [PageSnippets], _ links: SymbolLinks, _ uses: inout Uses
  ) {
    var links = links
    for page in pages.map(\.page) {
      for (text, place) in page.document.symbolLinks {
        guard let target = links.target(of: text, on: page.path, at: place).0 else { continue }
        self.links[page.path, default: [:]][text] = target
        uses.add(target, on: page.path)
      }
    }
  }

  /// What names in code mean, by place.
  ///
  /// Where a name means several symbols, as that of a type whose initializer is called does, the one
  /// with the shorter path is meant first.
  private func readNames(
    _ references: [SymbolReference], of pages: [PageSnippets], _ known: KnownSymbols,
    _ uses: inout Uses
  ) -> [SourceLocation: Symbol] {
    let shown = pages.flatMap(\.snippets).filter { !$0.attributes.isHidden }.map(\.id)
    let blocks = Set(shown)
    var means: [SourceLocation: Symbol] = [:]
    for reference in references where blocks.contains(reference.snippet) {
      guard let symbol = known.symbol(of: reference.usr) else { continue }
      uses.add(symbol, in: reference.snippet)
      let other = means[reference.location]
      if other.map({ symbol.path.utf8.count < $0.path.utf8.count }) ?? true {
        means[reference.location] = symbol
      }
    }
    return means
  }

  /// With the types that the symbols are members of.
  private func entries(_ uses: Uses, _ known: KnownSymbols) -> [Entry] {
    var symbols = uses.symbols
    var next = Array(symbols.values)
    while let symbol = next.popLast() {
      guard let owner = symbol.owner else { continue }
      for type in known.table.symbols(at: owner) where symbols[type.id] == nil {
        symbols[type.id] = type
        next.append(type)
      }
    }
    var slugs = SymbolSlugs(known.table)
    return symbols.values.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }.map {
      Entry(symbol: $0, slug: slugs.slug(of: $0), declared: known.declarations(of: $0), uses: [])
    }
  }
}

/// Who uses what, while it is collected.
private struct Uses {
  var symbols: [String: Symbol] = [:]
  var ofSymbols: [String: Places] = [:]
  var ofSupport: [String: Places] = [:]

  struct Places {
    var pages: Set<String> = []
    var blocks: Set<Snippet.ID> = []

    /// - Parameter order: where each of the pages stands.
    func list(in order: [String: Int]) -> [SymbolIndex.Use] {
      let blocks = Dictionary(grouping: blocks, by: \.page)
      return pages.compactMap { page in order[page].map { (place: $0, page: page) } }
        .sorted { $0.place < $1.place }
        .map { SymbolIndex.Use(page: $0.page, blocks: blocks[$0.page, default: []].sorted()) }
    }
  }

  mutating func add(_ target: SymbolTarget, on page: String) {
    switch target {
    case .framework(let symbol):
      symbols[symbol.id] = symbol
      ofSymbols[symbol.id, default: Places()].pages.insert(page)
    case .own(let symbol):
      guard case .support(let path) = symbol.home else { return }
      ofSupport[path, default: Places()].pages.insert(page)
    }
  }

  mutating func add(_ symbol: Symbol, in block: Snippet.ID) {
    add(.framework(symbol), on: block.page)
    ofSymbols[symbol.id]?.blocks.insert(block)
  }
}
