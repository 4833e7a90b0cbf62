import Diagnostics
import Markdown

/// One Markdown file of `content/`: a pattern, or the landing page of a section.
package struct Page: Hashable, Sendable {
  /// The file, as in `content/refactors/round-button.md`.
  package var path: String
  /// `refactors/round-button`; a landing page has its folder's, the home page an empty one.
  package var slug: String
  package var frontMatter: FrontMatter
  package var document: Node

  package init(path: String, slug: String, frontMatter: FrontMatter, document: Node) {
    self.path = path
    self.slug = slug
    self.frontMatter = frontMatter
    self.document = document
  }
}
