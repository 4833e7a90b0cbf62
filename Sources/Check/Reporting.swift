import Diagnostics
import Foundation
import Snippets

extension Verdict {
  /// What the compiler says of a program, at the places of the pages: what is wrong with it, and what
  /// its author expects.
  func findings(_ program: Program) -> ([Finding], expected: [Diagnostic]) {
    let reporter = Reporter(program: program)
    let (expected, unexpected) = program.sort(reporter.findings(self))
    let missing = program.unmetExpectations(expected).map(reporter.isMissing)
    return (
      reporter.bounded(unexpected) + missing + reporter.failure(self),
      expected.map(\.diagnostic).sorted()
    )
  }
}

extension Verdict.Message {
  fileprivate var code: String {
    if let group, group.contains(".") { return group }
    return "swift.\(group ?? severity.rawValue)"
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
    let others = isSilent && program.isHeldToParser ? program.syntaxErrors : []
    return messages.map(finding) + others.map { Finding($0, isOwn: true) }
  }

  /// Why there may be more to find.
  func failure(_ verdict: Verdict) -> [Finding] {
    guard let failure = verdict.failure else { return [] }
    let place = failure.place.flatMap(location) ?? program.snippet.location
    let context =
      isOwn(place) ? [] : [Diagnostic.Note(at: program.snippet.location, "it compiled this block")]
    return [Finding(failure.kind.diagnostic(at: place, notes: context), isOwn: true)]
  }

  /// More of one block would bury what is wrong with others.
  func bounded(_ findings: [Finding]) -> [Finding] {
    let rest = findings.dropFirst(Self.mostFindings).map(\.diagnostic)
    if rest.isEmpty { return findings }
    let errors = rest.count { $0.severity == .error }
    let diagnostic = Diagnostic(
      errors > 0 ? .error : .warning, "compiler.more", at: program.snippet.location,
      "the compiler has \(rest.count) more to say about this block, \(errors) of it errors")
    return findings.prefix(Self.mostFindings) + [Finding(diagnostic, isOwn: true)]
  }

  private static let mostFindings = 200

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
    return Finding(diagnostic, isOwn: isOwn(expectation.location))
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
    let missing = MissingOnLinux(message.text)
    let code = missing?.code ?? message.code
    let words = message.text + (missing.map { " (\($0.reason))" } ?? "")
    guard let place = message.place, let location = location(place) else {
      let text = words + (message.place.map(explanation) ?? "")
      let diagnostic = Diagnostic(
        message.severity, code, at: program.snippet.location, text, notes: notes(message))
      return Finding(diagnostic, isOwn: true)
    }
    let isOwn = isOwn(location)
    let context = isOwn ? [] : [Diagnostic.Note(at: program.snippet.location, context(place))]
    var diagnostic = Diagnostic(
      message.severity, code, at: location, words, notes: notes(message) + context)
    diagnostic.fixIts = fixIts(message.fixIts)
    return Finding(diagnostic, isOwn: isOwn)
  }

  private func notes(_ message: Verdict.Message) -> [Diagnostic.Note] {
    message.notes.compactMap { note in
      location(note.place).map { Diagnostic.Note(at: $0, note.text, fixIts: fixIts(note.fixIts)) }
    }
  }

  /// None where one of them is not about what an author wrote: half of a change is none.
  private func fixIts(_ found: [Verdict.FixIt]) -> [FixIt] {
    let all = found.compactMap(fixIt)
    return all.count == found.count ? all : []
  }

  private func fixIt(_ found: Verdict.FixIt) -> FixIt? {
    guard let start = location(found.start), let end = location(found.end),
      isWrittenTogether(found.start, found.end)
    else { return nil }
    let margin = margin(of: start)
    if margin == nil, found.text.contains("\n") { return nil }
    return FixIt(from: start, to: end, found.text, margin: margin ?? 0)
  }

  /// Whether lines follow each other on the page as they do in the program.
  private func isWrittenTogether(_ start: Verdict.Place, _ end: Verdict.Place) -> Bool {
    guard start.text == end.text, start.line <= end.line, let first = location(start) else {
      return false
    }
    return (start.line...end.line).allSatisfy { line in
      let place = texts[start.text].origin(line: line, column: 1)
      return place?.file == first.file && place?.line == first.line + line - start.line
    }
  }

  /// How much of a line of the page is no code, but what puts it into a list or a quote.
  private func margin(of place: SourceLocation) -> Int? {
    guard isOwn(place) else { return nil }
    let line = program.snippet.text.lines.first { $0.origin?.line == place.line }
    return line?.origin.map { max(0, $0.column - 1) }
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
