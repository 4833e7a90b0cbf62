import Content
import Diagnostics
import Snippets

/// The Swift of a page: what its fences hold, and what becomes of them.
package struct PageSnippets: Sendable {
  package var page: Page
  /// In the order of the page.
  package var snippets: [Snippet]
  /// One for each snippet that is compiled, in the same order.
  package var programs: [Program]
  package var comparisons: [Comparison]

  package init(
    page: Page, snippets: [Snippet], programs: [Program], comparisons: [Comparison] = []
  ) {
    self.page = page
    self.snippets = snippets
    self.programs = programs
    self.comparisons = comparisons
  }
}

/// A `compare` fence.
package struct Comparison: Hashable, Sendable {
  package var before: Snippet.ID
  package var after: Snippet.ID
  /// Where the fence's info string starts.
  package var location: SourceLocation

  package init(before: Snippet.ID, after: Snippet.ID, location: SourceLocation) {
    self.before = before
    self.after = after
    self.location = location
  }
}
