import Content
import Diagnostics

/// A `swift` fence of a page.
package struct Snippet: Hashable, Sendable {
  /// Names a snippet in the whole catalog, for good as long as the page's blocks keep their order.
  package struct ID: Hashable, Sendable, Comparable {
    /// The page's path.
    package var page: String
    /// The place among the page's swift fences, from 0.
    package var index: Int

    package init(page: String, index: Int) {
      self.page = page
      self.index = index
    }

    package static func < (left: ID, right: ID) -> Bool {
      (left.page, left.index) < (right.page, right.index)
    }
  }

  package var id: ID
  package var attributes: FenceAttributes
  /// The block as written, but for comments that mean something: its lines are annotated instead.
  package var text: SourceText
  /// Where the info string starts: the place for what is wrong with the block as a whole.
  package var location: SourceLocation
  /// The block that it is a step from.
  package var from: ID?
  /// The block that it is shown as the difference from.
  package var diff: ID?

  package init(id: ID, attributes: FenceAttributes, text: SourceText, location: SourceLocation) {
    self.id = id
    self.attributes = attributes
    self.text = text
    self.location = location
  }
}
