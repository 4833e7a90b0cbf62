import Content

/// The site's pages as a tree: sections hold pages and other sections.
struct Navigation: Sendable {
  struct Entry: Hashable, Sendable {
    var title: String
    var summary: String
    /// Empty for the home page.
    var slug: String
    /// `nil` for a section without a landing page of its own.
    var page: Page?
    var children: [Entry] = []
    var isSection: Bool
  }

  let home: Entry
  /// The index of symbols, which stands beside the tree; `nil` where there are none.
  let symbols: Entry?
  /// All entries in reading order, home first.
  let entries: [Entry]
  /// Where the entries stand that have the slugs.
  private let places: [String: Int]
  /// Where the sections stand that the entries are in.
  private let parents: [Int?]

  init(_ catalog: Catalog, includingDrafts: Bool, hasSymbols: Bool = false) {
    var home = Entry(catalog.sections(includingDrafts: includingDrafts))
    if home.page == nil {
      home.title = catalog.configuration.title
      home.summary = catalog.configuration.summary
    }
    self.home = home
    symbols = hasSymbols ? .symbols : nil
    let all = home.flattened
    entries = all.map(\.entry)
    parents = all.map(\.parent)
    places = Dictionary(zip(entries.map(\.slug), entries.indices)) { first, _ in first }
  }

  /// The sections above an entry, outermost first, home included.
  func path(to slug: String) -> [Entry] {
    var path: [Entry] = []
    var next = places[slug].flatMap { parents[$0] }
    while let place = next {
      path.append(entries[place])
      next = parents[place]
    }
    return path.reversed()
  }

  /// The entry that stands so many behind another one in reading order.
  func neighbour(of slug: String, _ offset: Int) -> Entry? {
    guard let place = places[slug], entries.indices.contains(place + offset) else { return nil }
    return entries[place + offset]
  }
}

extension Navigation.Entry {
  fileprivate static let symbols = Self(
    title: "API index", summary: "The symbols that the pages use, and where they use them.",
    slug: Address.symbols, isSection: true)

  /// The entry and all below it in reading order, each with the place of the one that it is in.
  fileprivate var flattened: [(entry: Self, parent: Int?)] {
    var all: [(entry: Self, parent: Int?)] = []
    var open: [(entry: Self, parent: Int?)] = [(self, nil)]
    while let next = open.popLast() {
      open += next.entry.children.reversed().map { ($0, all.count) }
      all.append(next)
    }
    return all
  }
}

extension Navigation.Entry {
  /// Pages stand before the sections beside them.
  fileprivate init(_ section: Section) {
    self.init(
      title: section.title, summary: section.landing?.frontMatter.summary ?? "",
      slug: section.slug, page: section.landing,
      children: section.pages.map(Self.init) + section.sections.map(Self.init), isSection: true)
  }

  fileprivate init(_ page: Page) {
    self.init(
      title: page.frontMatter.title, summary: page.frontMatter.summary, slug: page.slug,
      page: page, isSection: false)
  }
}
