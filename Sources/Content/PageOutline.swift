import Diagnostics
import Markdown

/// What the rest of a catalog has to know of a page: its names, and what it leads to.
///
/// Ten thousand of them fit into memory where as many pages with their texts would not.
package struct PageOutline: Hashable, Sendable, Codable {
  /// The file, as in `content/refactors/round-button.md`.
  package var path: String
  package var slug: String
  package var frontMatter: FrontMatter
  /// What links to the page can name: the ids of its headings.
  package var anchors: [String]
  /// The links and images of its text.
  package var references: [Reference]
}

extension PageOutline {
  /// Whether the page is the `index.md` of its folder.
  package var isLanding: Bool { isLandingPage(path) }

  /// The slug of the section that the page belongs to.
  package var folder: String { folderSlug(slug, isLanding: isLanding) }
}

extension Page {
  package var outline: PageOutline {
    PageOutline(
      path: path, slug: slug, frontMatter: frontMatter, anchors: document.headings.map(\.id),
      references: document.references)
  }

  /// Whether the page is the `index.md` of its folder.
  package var isLanding: Bool { isLandingPage(path) }

  /// The slug of the section that the page belongs to.
  package var folder: String { folderSlug(slug, isLanding: isLanding) }
}

private func isLandingPage(_ path: String) -> Bool { path.hasSuffix("/index.md") }

/// A landing page is its section.
private func folderSlug(_ slug: String, isLanding: Bool) -> String {
  isLanding ? slug : slug.split(separator: "/").dropLast().joined(separator: "/")
}
