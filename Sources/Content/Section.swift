/// A folder of `content` as a reader walks through it: its landing page, its pages, its sections.
package struct Section: Hashable, Sendable {
  /// `forms`; empty for the whole catalog.
  package var slug: String
  /// The landing page's title, or else the folder's name as words.
  package var title: String
  /// The folder's `index.md`.
  package var landing: Page?
  /// By `order`, then by path.
  package var pages: [Page]
  /// By their landing pages' `order`, then by slug.
  package var sections: [Section]
}

extension Section {
  /// The section of a folder, with everything below it.
  init(_ slug: String = "", of pages: [Page]) {
    let prefix = slug.isEmpty ? "" : slug + "/"
    let own = pages.filter { $0.folder == slug }
    let below = Dictionary(grouping: pages.filter { $0.folder != slug }) { page in
      prefix + page.folder.dropFirst(prefix.count).prefix { $0 != "/" }
    }
    self.slug = slug
    landing = own.first(where: \.isLanding)
    title = landing?.frontMatter.title ?? words(of: slug)
    self.pages = own.filter { !$0.isLanding }.sorted { $0.rank < $1.rank }
    sections = below.map { Section($0, of: $1) }.sorted { $0.rank < $1.rank }
  }

  /// All pages, in the order of the tree.
  package var allPages: [Page] {
    [landing].compactMap { $0 } + pages + sections.flatMap(\.allPages)
  }

  private var rank: (Int, String) { (landing?.frontMatter.order ?? .max, slug) }
}

extension Page {
  fileprivate var rank: (Int, String) { (frontMatter.order ?? .max, path) }
}

extension Catalog {
  /// The pages as a tree of sections, for a site's sidebar.
  ///
  /// - Parameter includingDrafts: whether pages that are drafts, and sections of nothing else, are in it.
  package func sections(includingDrafts: Bool) -> Section {
    Section(of: pages.filter { includingDrafts || !$0.frontMatter.isDraft })
  }
}
