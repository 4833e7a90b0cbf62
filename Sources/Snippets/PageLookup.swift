import Content
import Diagnostics

/// The pages of a catalog, for the blocks that other pages name.
package struct PageLookup: Sendable {
  /// Those that there are, for saying which one may have been meant.
  package var paths: KnownNames
  /// A page by its path; `nil` where there is none.
  package var page: @Sendable (String) -> Page?

  package init(paths: KnownNames, page: @escaping @Sendable (String) -> Page?) {
    self.paths = paths
    self.page = page
  }

  package init(_ pages: [Page]) {
    let byPath = Dictionary(pages.map { ($0.path, $0) }) { first, _ in first }
    self.init(paths: KnownNames(pages.map(\.path))) { byPath[$0] }
  }
}
