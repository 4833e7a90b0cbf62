import Diagnostics
import Foundation

/// A folder of pages, read.
package struct Catalog: Sendable {
  package var root: URL
  package var configuration: Configuration
  /// Sorted by section, then `order`, then path.
  package var pages: [Page]
  /// The files of `content/_support`, sorted by path.
  package var support: [SupportFile]

  package init(root: URL, configuration: Configuration, pages: [Page], support: [SupportFile]) {
    self.root = root
    self.configuration = configuration
    self.pages = pages
    self.support = support
  }
}

/// Swift declarations that any snippet of the catalog may lean on.
package struct SupportFile: Hashable, Sendable {
  /// The file, as in `content/_support/LoadingCircle.swift`.
  package var path: String
  package var text: SourceText

  package init(path: String, text: SourceText) {
    self.path = path
    self.text = text
  }
}
