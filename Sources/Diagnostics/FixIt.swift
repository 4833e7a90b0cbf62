/// A change to a file that would put something right: what stands from one place up to another goes,
/// and a text takes its place.
package struct FixIt: Hashable, Sendable, Codable {
  package var start: SourceLocation
  /// Where what goes has ended; the same as `start` where nothing goes.
  package var end: SourceLocation
  package var text: String
  /// How many bytes of the first line put it into a list or a quote: whatever other lines there are
  /// in `text` have to start with them, too.
  package var margin: Int

  package init(
    from start: SourceLocation, to end: SourceLocation, _ text: String, margin: Int = 0
  ) {
    self.start = start
    self.end = end
    self.text = text
    self.margin = margin
  }
}
