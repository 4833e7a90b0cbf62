import Diagnostics

/// The words after a subcommand, told apart.
package struct Arguments: Sendable {
  /// What is neither an option nor the value of one.
  package private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private let usage: Usage

  /// Understands `--name value`, `--name=value`, and `--` before operands that start with a dash.
  package init(_ words: [String], for usage: Usage) throws(UsageError) {
    self.usage = usage
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      if word.hasPrefix("-"), word != "-" { try take(word, &words) } else { operands.append(word) }
    }
    if usage.operands.isEmpty, let extra = operands.first {
      throw UsageError("'\(extra)' is one word too many", usage)
    }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = usage.options.first(where: { $0.name == name }) else {
      let known = nearest(to: name, among: usage.options.map(\.name))
      throw UsageError("unknown option '\(name)'" + suggestion(known), usage)
    }
    if values[name] != nil { throw UsageError("'\(name)' is given twice", usage) }
    guard let form = option.value else {
      if parts.count > 1 { throw UsageError("'\(name)' takes no value", usage) }
      values[name] = ""
      return
    }
    let value = parts.count > 1 ? String(parts[1]) : rest.popFirst()
    // The next option is no value; one that does start so is written behind '='.
    guard let value, !value.isEmpty, parts.count > 1 || !value.hasPrefix("--") else {
      throw UsageError("'\(name)' wants \(form) after it", usage)
    }
    values[name] = value
  }
}

extension Arguments {
  package func has(_ name: String) -> Bool {
    values[name] != nil
  }

  package func value(_ name: String) -> String? {
    values[name]
  }

  package func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let value = values[name] else { return nil }
    if let number = Int(value), range.contains(number) { return number }
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    throw UsageError("'\(name)' wants a whole number from \(bounds), not '\(value)'", usage)
  }

  package func choice<Choice>(_ name: String, default fallback: Choice) throws(UsageError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let value = values[name] else { return fallback }
    if let choice = Choice(rawValue: value) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let hint = suggestion(nearest(to: value, among: known))
    let list = known.joined(separator: ", ")
    throw UsageError("'\(name)' wants one of \(list), not '\(value)'" + hint, usage)
  }

  /// An error about the words as a whole, with the usage of their subcommand.
  package func error(_ message: String) -> UsageError {
    UsageError(message, usage)
  }
}
