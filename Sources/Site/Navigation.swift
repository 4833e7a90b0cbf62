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

    var isSection: Bool { page?.isLanding ?? true }
  }

  var home: Entry

  /// All entries in reading order, home first.
  var entries: [Entry] { flattened(home) }

  func entry(_ slug: String) -> Entry? {
    entries.first { $0.slug == slug }
  }

  /// The sections above an entry, outermost first, home included.
  func path(to slug: String) -> [Entry] {
    var path = [home]
    while let next = path[path.count - 1].children.first(where: { holds($0, slug) }) {
      path.append(next)
    }
    return path.filter { $0.slug != slug }
  }

  private func holds(_ entry: Entry, _ slug: String) -> Bool {
    slug.hasPrefix(entry.slug + "/")
  }

  private func flattened(_ entry: Entry) -> [Entry] {
    [entry] + entry.children.flatMap(flattened)
  }
}

extension Navigation {
  /// Pages keep their order; sections follow the pages beside them, by the order of their landing
  /// page.
  init(_ pages: [Page], title: String, summary: String) {
    let landing = pages.first { $0.slug.isEmpty }
    home = Entry(
      title: landing?.frontMatter.title ?? title,
      summary: landing?.frontMatter.summary ?? summary, slug: "", page: landing,
      children: Navigation.children(of: "", pages))
  }

  private static func children(of folder: String, _ pages: [Page]) -> [Entry] {
    let inside = pages.filter { !$0.slug.isEmpty && isInside($0.slug, folder) }
    let own = inside.filter { !$0.isLanding && parent(of: $0.slug) == folder }.map(Entry.init)
    let names = Set(inside.compactMap { section(of: $0, below: folder) })
    let sections = names.map { section($0, pages) }.sorted {
      ($0.order, $0.entry.slug) < ($1.order, $1.entry.slug)
    }
    return own + sections.map(\.entry)
  }

  private static func section(_ slug: String, _ pages: [Page]) -> (entry: Entry, order: Int) {
    let landing = pages.first { $0.slug == slug && $0.isLanding }
    var entry = landing.map(Entry.init) ?? Entry(title: name(of: slug), summary: "", slug: slug)
    entry.children = children(of: slug, pages)
    return (entry, landing?.frontMatter.order ?? Int.max)
  }

  /// The slug of the section right below `folder` that holds a page, or that the page opens.
  private static func section(of page: Page, below folder: String) -> String? {
    let depth = folder.isEmpty ? 0 : folder.split(separator: "/").count
    let parts = page.slug.split(separator: "/")
    guard parts.count > depth + 1 || page.isLanding else { return nil }
    return parts.prefix(depth + 1).joined(separator: "/")
  }

  private static func isInside(_ slug: String, _ folder: String) -> Bool {
    folder.isEmpty || slug.hasPrefix(folder + "/")
  }

  private static func parent(of slug: String) -> String {
    slug.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// `form-fields` reads as `Form fields`.
  private static func name(of slug: String) -> String {
    let words = slug.split(separator: "/").last.map(String.init) ?? slug
    let spaced = words.split(separator: "-").joined(separator: " ")
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }
}

extension Navigation.Entry {
  init(_ page: Page) {
    self.init(
      title: page.frontMatter.title, summary: page.frontMatter.summary, slug: page.slug, page: page)
  }
}
