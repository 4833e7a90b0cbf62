/// A place in a file of the catalog.
///
/// Lines and columns count from 1; a column counts UTF-8 bytes, as the Swift compiler does.
package struct SourceLocation: Hashable, Sendable, Codable {
  /// The path relative to the catalog's root, with `/` as separator.
  package var file: String
  package var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }
  package var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  // Every node of a document has a place.
  private var storedLine: Int32
  private var storedColumn: Int32

  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  private enum CodingKeys: String, CodingKey {
    case file
    case storedLine = "line"
    case storedColumn = "column"
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
