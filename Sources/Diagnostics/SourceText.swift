/// Text that remembers, line by line, where in the catalog it was written.
///
/// A snippet keeps its lines' places through merging and wrapping, so that whatever the compiler
/// says of the text can be said of the page.
package struct SourceText: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Without its line break.
    package var text: String
    /// Where the first character of `text` stands; `nil` for a line that no author wrote.
    ///
    /// Where `text` starts with what a list took of a tab only in part, up to three columns before
    /// that tab, so that whatever follows has its own place.
    package var origin: SourceLocation?
    package var annotations: Annotations

    package init(
      _ text: String, origin: SourceLocation?, annotations: Annotations = Annotations()
    ) {
      self.text = text
      self.origin = origin
      self.annotations = annotations
    }
  }

  package var lines: [Line]

  package init(lines: [Line] = []) {
    self.lines = lines
  }

  /// All lines joined, each ended by a line feed.
  package var string: String {
    lines.map { $0.text + "\n" }.joined()
  }

  /// The place of the author's that a place in `string` stands for.
  ///
  /// - Parameters:
  ///   - line: counts from 1.
  ///   - column: counts UTF-8 bytes from 1.
  /// - Returns: `nil` where no author wrote the line, or there is no such line. What is missing at
  ///   the end of the text is missing on the line behind it.
  package func origin(line: Int, column: Int) -> SourceLocation? {
    if line == lines.count + 1, var end = lines.last?.origin {
      (end.line, end.column) = (end.line + 1, max(end.column, 1))
      return end
    }
    guard lines.indices.contains(line - 1) else { return nil }
    guard var place = lines[line - 1].origin?.advanced(by: column - 1) else { return nil }
    place.column = max(place.column, 1)
    return place
  }
}
