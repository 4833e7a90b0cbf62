import Diagnostics

extension CheckedCatalog {
  /// Commands that GitHub Actions turns into annotations of the changed files, then the summary.
  ///
  /// - Parameter prefix: from the repository's folder to the catalog's.
  func gitHubCommands(prefix: String) -> String {
    var sources = SourceLines(root: root)
    let commands = report.diagnostics.map { diagnostic in
      command(diagnostic, column: sources.characterColumn(of: diagnostic.location), prefix)
    }
    return (commands + [report.summary.text]).joined(separator: "\n")
  }

  private func command(_ diagnostic: Diagnostic, column: Int, _ prefix: String) -> String {
    let properties = [
      ("file", prefix + diagnostic.location.file), ("line", "\(diagnostic.location.line)"),
      ("col", "\(column)"), ("title", diagnostic.code),
    ]
    let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    let notes = diagnostic.notes.map { "\n\(prefix)\($0.location): note: \($0.message)" }
    let text = escaped(diagnostic.message + notes.joined())
    return "::\(diagnostic.severity.rawValue) \(list)::\(text)"
  }
}

/// What would end a command's text stands there as its number.
private func escaped(_ text: String) -> String {
  numbering(["%", "\r", "\n"], in: text)
}

/// A property ends at a comma or a colon, too.
private func escapedProperty(_ text: String) -> String {
  numbering(["%", "\r", "\n", ":", ","], in: text)
}

/// Goes by scalars, as the server does: a colon may be one character with the accent behind it.
private func numbering(_ signs: Set<Unicode.Scalar>, in text: String) -> String {
  text.unicodeScalars.map { scalar in
    guard signs.contains(scalar) else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }.joined()
}
