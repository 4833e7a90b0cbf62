import Diagnostics
import Foundation
import Snippets

extension CheckReport {
  /// What the compiler says of programs, at the places of the pages; each thing once, though every
  /// step that repeats a line repeats what is wrong with it.
  mutating func add(_ verdicts: [Verdict], of programs: [Program]) {
    var found: [Finding] = []
    for (program, verdict) in zip(programs, verdicts) {
      let reporter = Reporter(program: program)
      let said = reporter.findings(verdict)
      let (expected, unexpected) = program.sort(said)
      let missing = program.unmetExpectations(expected).map(reporter.isMissing)
      found += unexpected + missing
      if !expected.isEmpty {
        self.expected[program.snippet.id] = expected.map(\.diagnostic).sorted()
      }
    }
    var seen: Set<Finding.Identity> = []
    // What a block says of its own lines comes first: there it needs no explanation.
    let own = found.filter(\.isOwn)
    let others = found.filter { !$0.isOwn }
    let once = (own + others).filter { seen.insert($0.identity).inserted }
    diagnostics = once.map(\.diagnostic).sorted()
  }
}

/// A diagnostic, and whether it is about a line that its block holds itself.
struct Finding {
  struct Identity: Hashable {
    var location: SourceLocation
    var message: String
  }

  var diagnostic: Diagnostic
  var isOwn: Bool

  var identity: Identity {
    Identity(location: diagnostic.location, message: diagnostic.message)
  }
}

private struct Reporter {
  let program: Program
  let texts: [SourceText]
  let ownLines: Set<Int>

  init(program: Program) {
    self.program = program
    texts = [program.main] + program.companions
    // The fence's own line is the block's too: `given` stands there.
    // So is the line that closes it: there it lacks what it lacks at its end.
    let lines = program.snippet.text.lines.compactMap { $0.origin?.line }
    ownLines = Set(lines + (lines.last.map { [$0 + 1] } ?? []) + [program.snippet.location.line])
  }

  func findings(_ verdict: Verdict) -> [Finding] {
    let messages = verdict.messages.filter { !isNoise($0) }
    // What the parser finds and the compiler does not has kept other blocks from being compiled.
    let isSilent = !messages.contains { $0.severity == .error }
    let others = isSilent ? program.syntaxErrors : []
    return messages.map(finding) + others.map { Finding(diagnostic: $0, isOwn: true) }
  }

  func isMissing(_ expectation: Expectation) -> Finding {
    let severity = expectation.severity.rawValue
    var diagnostic = Diagnostic(
      .error, "check.missing-\(severity)", at: expectation.location,
      "this line should lead to the \(severity) '\(expectation.text)', and does not")
    if !isOwn(expectation.location) {
      let name = program.snippet.attributes.id.map { "'\($0)'" } ?? "this block"
      let text =
        "not in \(name), a step from there; if it mends the line, repeat it there without "
        + "the comment"
      diagnostic.notes = [.init(at: program.snippet.location, text)]
    }
    return Finding(diagnostic: diagnostic, isOwn: isOwn(expectation.location))
  }

  /// What is the tool's doing: that a piece of code uses nothing of what it introduces, as what
  /// follows in the author's mind does, and that a type which the tool leaves open is open.
  private func isNoise(_ message: Verdict.Message) -> Bool {
    if program.stage == .syntax, message.place?.line == program.main.lines.count + 1 {
      return message.notes.contains { location($0.place) == nil }
    }
    return program.isWrapped && message.group == "no-usage"
  }

  private func finding(_ message: Verdict.Message) -> Finding {
    let code = "swift.\(message.group ?? message.severity.rawValue)"
    guard let place = message.place, let location = location(place) else {
      let text = message.text + (message.place.map(explanation) ?? "")
      let diagnostic = Diagnostic(
        message.severity, code, at: program.snippet.location, text, notes: notes(message))
      return Finding(diagnostic: diagnostic, isOwn: true)
    }
    let isOwn = isOwn(location)
    let context = isOwn ? [] : [Diagnostic.Note(at: program.snippet.location, context(place))]
    let diagnostic = Diagnostic(
      message.severity, code, at: location, message.text, notes: notes(message) + context)
    return Finding(diagnostic: diagnostic, isOwn: isOwn)
  }

  private func notes(_ message: Verdict.Message) -> [Diagnostic.Note] {
    message.notes.compactMap { note in
      location(note.place).map { Diagnostic.Note(at: $0, note.text) }
    }
  }

  private func location(_ place: Verdict.Place) -> SourceLocation? {
    guard texts.indices.contains(place.text),
      var location = texts[place.text].origin(line: place.line, column: place.column)
    else { return nil }
    location.column = max(1, location.column)
    return location
  }

  private func isOwn(_ location: SourceLocation) -> Bool {
    location.file == program.snippet.location.file && ownLines.contains(location.line)
  }

  private func explanation(_ place: Verdict.Place) -> String {
    let lines = texts[place.text].lines
    guard lines.indices.contains(place.line - 1) else { return "" }
    let code = lines[place.line - 1].text.trimmingCharacters(in: .whitespaces)
    return " (in what the tool puts around this block: '\(code)')"
  }

  private func context(_ place: Verdict.Place) -> String {
    let name = program.snippet.attributes.id.map { "'\($0)'" }
    if place.text == 0 { return "the line is part of \(name ?? "this block"), a step from there" }
    return "the line is compiled with \(name ?? "this block"), which leans on it"
  }
}
