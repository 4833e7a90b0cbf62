/// What a subcommand takes: the parser goes by it and the help text is made from it.
package struct Usage: Sendable {
  package var name: String
  package var summary: String
  /// What stands besides options, as in `PATH…`; empty where nothing may.
  package var operands: String
  package var options: [Option]

  package init(_ name: String, _ summary: String, operands: String = "", options: [Option] = []) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
  }

  package struct Option: Sendable {
    /// With its dashes: `--jobs`.
    package var name: String
    /// What follows it, as in `N` or `text|json`; `nil` for a switch.
    package var value: String?
    package var summary: String

    package init(_ name: String, _ value: String, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }

    package init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }

    var term: String { value.map { "\(name) \($0)" } ?? name }
  }

  /// The option that every subcommand which reads a catalog has.
  package static let root = Option(
    "--root", "DIR", "the catalog; default: the nearest folder upwards with a catalog.yml")

  /// The option that every subcommand which runs previews has.
  package static let unsandboxed = Option(
    "--unsandboxed", "run previews even where programs cannot be confined")
}

extension Usage {
  var synopsis: String {
    let terms = options.map { "[\($0.term)]" }
    let words = [operands.isEmpty ? nil : "[\(operands)]"].compactMap { $0 } + terms
    return (["usage: catalog \(name)"] + words).joined(separator: " ")
  }

  var text: String {
    let rows = options.map { (term: $0.term, meaning: $0.summary) }
    return [synopsis, summary, table(rows)].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

/// Two columns, the second aligned.
func table(_ rows: [(term: String, meaning: String)]) -> String {
  let width = rows.map(\.term.count).max() ?? 0
  let lines = rows.map { row in
    "  " + row.term + String(repeating: " ", count: width - row.term.count + 2) + row.meaning
  }
  return lines.joined(separator: "\n")
}

/// A command line that makes no sense.
package struct UsageError: Error, Hashable {
  package var message: String
  /// What the subcommand would take, once it is known which one is meant.
  package var usage: Usage?

  package init(_ message: String, _ usage: Usage? = nil) {
    self.message = message
    self.usage = usage
  }

  package static func == (left: UsageError, right: UsageError) -> Bool {
    left.message == right.message
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(message)
  }
}
