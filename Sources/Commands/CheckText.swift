import Check
import Diagnostics
import Foundation
import Snippets

extension CheckReport {
  mutating func add(_ others: [Diagnostic]) {
    diagnostics = (diagnostics + others).sorted()
    summary.errors = diagnostics.filter { $0.severity == .error }.count
    summary.warnings = diagnostics.count - summary.errors
  }

  /// For people: every diagnostic with its line, every ignored block, how it went.
  func text(ignored: [Snippet], root: URL) -> String {
    var sources = SourceLines(root: root)
    let problems = diagnostics.map { sources.quoted($0) }
    let skipped = ignored.map { snippet in
      "\(snippet.location): ignored: \(snippet.attributes.ignore ?? "")"
    }
    return (problems + skipped + [summary.text]).joined(separator: "\n")
  }
}

extension CheckSummary {
  /// As in `2 pages, 9 blocks: 6 together, 2 alone, 1 ignored; 1 error`.
  fileprivate var text: String {
    let ways = [
      (batched, "together"), (alone, "alone"), (cached, "known already"), (ignored, "ignored"),
    ]
    let list = ways.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let findings = [count(errors, "error"), count(warnings, "warning")].filter {
      !$0.hasPrefix("0 ")
    }
    let verdict = findings.isEmpty ? "no problems" : findings.joined(separator: ", ")
    let whole = "\(count(pages, "page")), \(count(blocks, "block"))"
    return whole + (list.isEmpty ? "" : ": \(list)") + "; \(verdict)"
  }
}

private func count(_ number: Int, _ thing: String) -> String {
  "\(number) \(thing)\(number == 1 ? "" : "s")"
}

/// The lines of the catalog's files, read when they are asked for.
struct SourceLines {
  let root: URL
  private var files: [String: [Substring]] = [:]

  init(root: URL) {
    self.root = root
  }

  /// A diagnostic in the form of the compiler: message, line, caret, and the same for its notes.
  mutating func quoted(_ diagnostic: Diagnostic) -> String {
    let own = "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    let notes = diagnostic.notes.map { note in
      "\(note.location): note: \(note.message)" + quote(note.location)
    }
    return ([own + quote(diagnostic.location)] + notes).joined(separator: "\n")
  }

  private mutating func quote(_ place: SourceLocation) -> String {
    let lines = lines(of: place.file)
    guard lines.indices.contains(place.line - 1) else { return "" }
    let line = lines[place.line - 1]
    let before = String(decoding: line.utf8.prefix(place.column - 1), as: UTF8.self)
    let margin = before.map { $0 == "\t" ? "\t" : " " }.joined()
    return "\n\(line)\n\(margin)^"
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let known = files[file] { return known }
    let data = try? Data(contentsOf: root.appendingPathComponent(file))
    let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    files[file] = lines
    return lines
  }
}
