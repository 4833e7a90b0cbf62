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
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: String(scalar)
    }
  }.joined()
}

/// A property ends at a comma or a colon, too.
private func escapedProperty(_ text: String) -> String {
  escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
}
