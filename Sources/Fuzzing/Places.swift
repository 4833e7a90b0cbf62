import Diagnostics

extension SourceFile {
  /// Whether there is such a place, or it is right behind the end of a line.
  func contains(_ place: SourceLocation) -> Bool {
    guard place.file == path, lines.indices.contains(place.line - 1) else { return false }
    return (1...lines[place.line - 1].count + 1).contains(place.column)
  }
}

/// What is told of a place that the file does not have.
func misplaced(_ diagnostics: [Diagnostic], in source: SourceFile) -> [String] {
  diagnostics.flatMap { diagnostic in
    ([diagnostic.location] + diagnostic.notes.map(\.location))
      .filter { !source.contains($0) }
      .map { "\(diagnostic.code) is told of \($0), which is not there" }
  }
}
