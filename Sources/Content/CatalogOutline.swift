import Diagnostics

/// A catalog without its pages' texts: all that it takes to tell whether they fit together.
package struct CatalogOutline: Sendable {
  /// Sorted by path.
  package var pages: [PageOutline]
  /// The files of `content` that are no pages, sorted.
  package var assets: [String]

  package init(pages: [PageOutline], assets: [String]) {
    self.pages = pages.sorted { $0.path < $1.path }
    self.assets = assets
  }
}

extension CatalogOutline {
  /// What is wrong or doubtful between pages, sorted: names that clash, links that lead nowhere.
  ///
  /// - Parameter anchors: by page's path, what a link can name besides the page's headings.
  package func problems(anchors: [String: Set<String>] = [:]) -> [Diagnostic] {
    (namingProblems() + Links(self, anchors: anchors).check() + doubts()).sorted()
  }
}

extension Catalog {
  package var outline: CatalogOutline {
    CatalogOutline(pages: pages.map(\.outline), assets: assets)
  }
}
