/// A row of a diff: what stood in one place before, and what stands there after.
///
/// The rows of `diff(_:_:)` are arranged for readers by `sideBySide(_:)`, and by `unified(_:)` for
/// a view with one column, where a line that is gone and the line that replaces it have rows of
/// their own.
package struct Row: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Both sides hold the same text.
    case unchanged
    /// Both sides differ in nothing but the space that they start with.
    case reindented
    /// The after side replaces the before side.
    case changed
    case removed
    case added
  }

  /// A line of one of the texts.
  package struct Side: Hashable, Sendable {
    /// The line's index in its text, from 0.
    package var line: Int
    package var text: String
    /// The parts that the other side lacks, in UTF-8 bytes of `text`; none where the line changed
    /// as a whole.
    package var marks: [Range<Int>]

    package init(line: Int, text: String, marks: [Range<Int>] = []) {
      self.line = line
      self.text = text
      self.marks = marks
    }
  }

  package var kind: Kind
  package var before: Side?
  package var after: Side?

  package init(_ kind: Kind, before: Side? = nil, after: Side? = nil) {
    self.kind = kind
    self.before = before
    self.after = after
  }

  /// Whether a reader sees no difference but, perhaps, indentation.
  package var isContext: Bool { kind == .unchanged || kind == .reindented }
}
