import Content
import Diagnostics
import SymbolLookup

/// The index of the symbols that the catalog's pages mention or use: a list, and a page for each.
struct SymbolPages {
  var navigation: Navigation
  var sidebars: Sidebars
  var publication: Publication

  private var index: SymbolIndex { publication.symbols }
  private let byPath: [String: SymbolIndex.Entry]
  private let byOwner: [String: [SymbolIndex.Entry]]

  init(navigation: Navigation, sidebars: Sidebars, publication: Publication) {
    self.navigation = navigation
    self.sidebars = sidebars
    self.publication = publication
    let entries = publication.symbols.entries
    byPath = Dictionary(entries.map { ($0.symbol.path, $0) }) { first, _ in first }
    byOwner = Dictionary(grouping: entries) { $0.symbol.owner ?? "" }
  }

  /// Nothing where there is no symbol to tell of.
  func files(_ template: Template) -> [OutputFile] {
    guard let list = navigation.symbols else { return [] }
    let symbols = concurrentMap(index.entries) { entry in
      let members = byOwner[entry.symbol.path] ?? []
      let page = SymbolPage(entry: entry, members: members, publication: publication)
      return frame(
        navigationEntry(entry), below: [list] + owners(of: entry.symbol).map(navigationEntry),
        page.html, badges: page.badges)
    }
    let support = index.support.map { entry in
      frame(
        navigationEntry(entry), below: [list], html(entry),
        badges: "<ul class=\"facts\"><li>Support file</li></ul>")
    }
    return concurrentMap([frame(list, below: [], listHTML)] + symbols + support) { frame in
      OutputFile(
        path: Address(slug: frame.entry.slug).file, text: template.filled(with: frame.values))
    }
  }

  private func frame(
    _ entry: Navigation.Entry, below parents: [Navigation.Entry], _ html: HTML,
    badges: HTML = .empty
  ) -> PageFrame {
    PageFrame(
      navigation: navigation, sidebars: sidebars, configuration: publication.catalog.configuration,
      baseURL: publication.baseURL, entry: entry, content: html, headings: [],
      symbol: PageFrame.SymbolFrame(badges: badges, parents: [navigation.home] + parents))
  }

  /// The types that a symbol is in, outermost first.
  private func owners(of symbol: Symbol) -> [SymbolIndex.Entry] {
    guard let entry = symbol.owner.flatMap({ byPath[$0] }) else { return [] }
    return owners(of: entry.symbol) + [entry]
  }
}

extension SymbolPages {
  private func navigationEntry(_ entry: SymbolIndex.Entry) -> Navigation.Entry {
    Navigation.Entry(
      title: entry.symbol.title,
      summary: entry.declared.first { !$0.summary.isEmpty }?.summary ?? "",
      slug: Address.symbols + "/" + entry.slug, isSection: false)
  }

  private func navigationEntry(_ entry: SymbolIndex.SupportEntry) -> Navigation.Entry {
    let name = entry.file.path.dropFirst("content/_support/".count)
    return Navigation.Entry(
      title: String(name), summary: "Code that any block of this catalog may lean on.",
      slug: Address.symbols + "/" + entry.slug, isSection: false)
  }

  private func html(_ entry: SymbolIndex.SupportEntry) -> HTML {
    let address = Address(slug: Address.symbols + "/" + entry.slug)
    let uses = SymbolUses(uses: entry.uses, publication: publication, address: address)
    return """
      <figure class="snippet plain">\(CodeBlock(entry.file.text).html)</figure>
      \(uses.html)
      """
  }

  /// A section for each module: its types with their members, and what is in no type of its own.
  private var listHTML: HTML {
    let address = Address(slug: Address.symbols)
    let roots = index.entries.filter { entry in entry.symbol.owner.map { byPath[$0] == nil } ?? true
    }
    let modules = Dictionary(grouping: roots, by: \.symbol.module)
    let sections = modules.keys.sorted().map { module -> HTML in
      let list = SymbolList(entries: modules[module] ?? [], address: address) {
        byOwner[$0.symbol.path] ?? []
      }
      return "<h2>\(module)</h2>\n\(list.html)"
    }
    return sections.joined() + supportList(address)
  }

  private func supportList(_ address: Address) -> HTML {
    guard !index.support.isEmpty else { return .empty }
    let items = index.support.map { entry -> HTML in
      let link = address.link(toSymbol: entry.slug)
      return "<li><a href=\"\(link)\">\(navigationEntry(entry).title)</a></li>\n"
    }
    return "<h2>Support files</h2>\n<ul class=\"symbols\">\n\(items)</ul>\n"
  }
}
