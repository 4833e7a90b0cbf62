import Content

/// The site's pages as a tree: sections hold pages and other sections.
struct Navigation {
  struct Entry: Hashable {
    var title: String
    var summary: String
    /// Empty for the home page.
    var slug: String
    /// `nil` for a section without a landing page of its own.
    var page: Page?
    var children: [Entry] = []
    var isSection: Bool
  }

  var home: Entry
  /// The index of symbols, which stands beside the tree; `nil` where there are none.
  var symbols: Entry?

  init(_ catalog: Catalog, includingDrafts: Bool, hasSymbols: Bool = false) {
    if hasSymbols {
      symbols = Entry(
        title: "API index", summary: "The symbols that the pages use, and where they use them.",
        slug: Address.symbols, isSection: true)
    }
    home = Entry(catalog.sections(includingDrafts: includingDrafts))
    guard home.page == nil else { return }
    home.title = catalog.configuration.title
    home.summary = catalog.configuration.summary
  }

  /// All entries in reading order, home first.
  var entries: [Entry] { flattened(home) }

  /// The sections above an entry, outermost first, home included.
  func path(to slug: String) -> [Entry] {
    var path = [home]
    while let next = path[path.count - 1].children.first(where: { slug.hasPrefix($0.slug + "/") }) {
      path.append(next)
    }
    return path.filter { $0.slug != slug }
  }

  private func flattened(_ entry: Entry) -> [Entry] {
    [entry] + entry.children.flatMap(flattened)
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
