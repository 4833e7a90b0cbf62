/// A place in a file of the catalog.
///
/// Lines and columns count from 1; a column counts UTF-8 bytes, as the Swift compiler does.
package struct SourceLocation: Hashable, Sendable, Codable {
  /// The path relative to the catalog's root, with `/` as separator.
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The same line, `bytes` further right.
  package func advanced(by bytes: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column + bytes)
  }
}

extension SourceLocation: Comparable {
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}
