import Markdown

/// A heading of a page's text, with the anchor that links lead to.
struct Heading: Hashable {
  /// From 2; the page's title is the only heading of level 1.
  var level: Int
  var id: String
  var text: String
}
