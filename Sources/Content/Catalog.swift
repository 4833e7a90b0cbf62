import Diagnostics
import Foundation

/// A folder of pages, read.
package struct Catalog: Sendable {
  package var root: URL
  package var configuration: Configuration
  /// Section by section; in each the landing page first, then by `order`, then by path.
  package var pages: [Page]
  /// The Swift files of `content/_support`, sorted by path.
  package var support: [SupportFile]
  /// The other files of `content`, as in `content/forms/signup.png`, sorted.
  package var assets: [String]

  package init(
    root: URL, configuration: Configuration, pages: [Page], support: [SupportFile],
    assets: [String] = []
  ) {
    self.root = root
    self.configuration = configuration
    self.pages = pages
    self.support = support
    self.assets = assets
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
