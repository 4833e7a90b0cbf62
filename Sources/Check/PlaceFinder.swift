import Diagnostics
import Foundation
import Snippets

/// Turns what the compiler says of files into what it says of a program's texts.
struct PlaceFinder {
  let texts: [SourceText]
  /// Whether one of them does not parse.
  var isBroken = false
  /// What a batch puts before the names of a program's types.
  var prefix: String?
  let place: (CompilerOutput.Site) -> Verdict.Place?

  init(
    texts: [SourceText], isBroken: Bool, place: @escaping (CompilerOutput.Site) -> Verdict.Place?
  ) {
    self.texts = texts
    self.isBroken = isBroken
    self.place = place
  }

  init(_ program: Program, _ nested: NestedProgram) {
    texts = [program.main] + program.companions
    prefix = nested.name + "."
    place = { site in
      guard let file = nested.files.indices.first(where: { site.isIn(nested.fileName($0)) }),
        nested.files[file].lines.indices.contains(site.line - 1),
        let line = nested.files[file].lines[site.line - 1]
      else { return nil }
      return Verdict.Place(text: file, line: line, column: site.column)
    }
  }

  func convert(_ messages: [CompilerOutput.Message]) -> [Verdict.Message] {
    let written = Set(messages.filter { !$0.isGenerated }.map(\.text))
    return messages.compactMap { message in
      if message.isGenerated { return convertGenerated(message, beside: written) }
      return converted(message, at: place(message.site), notes: notes(message))
    }
  }

  /// - Parameter written: what the compiler says of code that somebody wrote.
  private func convertGenerated(
    _ message: CompilerOutput.Message, beside written: Set<String>
  ) -> Verdict.Message? {
    var notes = notes(message)
    guard let use = notes.popLast()?.place else {
      return written.contains(message.text) ? nil : converted(message, at: nil, notes: [])
    }
    let repeated = origin(of: message, in: use)
    // What a macro makes of broken code is broken too, and not for anybody to read.
    if repeated == nil, written.contains(message.text) || isBroken && !written.isEmpty {
      return nil
    }
    return converted(message, at: repeated ?? use, notes: notes)
  }

  private func converted(
    _ message: CompilerOutput.Message, at place: Verdict.Place?, notes: [Verdict.Note]
  ) -> Verdict.Message {
    Verdict.Message(
      severity: message.severity == "error" ? .error : .warning, group: message.group,
      text: clean(message.text), place: place, fixIts: fixIts(message), notes: notes)
  }

  private func notes(_ message: CompilerOutput.Message) -> [Verdict.Note] {
    message.notes.compactMap { note in
      place(note.site).map {
        Verdict.Note(place: $0, text: clean(note.text), fixIts: fixIts(note))
      }
    }
  }

  /// None where one of them is about nothing that the program holds: half of a change is none.
  private func fixIts(_ message: CompilerOutput.Message) -> [Verdict.FixIt] {
    let all = message.fixIts.compactMap { fixIt -> Verdict.FixIt? in
      guard let start = place(fixIt.start), let end = place(fixIt.end) else { return nil }
      return Verdict.FixIt(start: start, end: end, text: clean(fixIt.text))
    }
    return all.count == message.fixIts.count ? all : []
  }

  private func clean(_ text: String) -> String {
    prefix.map { text.replacingOccurrences(of: $0, with: "") } ?? text
  }

  /// The place of code that a macro repeats: the line of the same text at the macro's use or below.
  private func origin(of message: CompilerOutput.Message, in use: Verdict.Place) -> Verdict.Place? {
    let excerpt = message.excerpt ?? ""
    let code = excerpt.trimmingCharacters(in: .whitespaces)
    let lines = texts[use.text].lines
    let line = lines.indices.dropFirst(use.line - 1).first {
      lines[$0].text.trimmingCharacters(in: .whitespaces) == code
    }
    guard let line, !code.isEmpty else { return nil }
    let shift = excerpt.prefix { $0 == " " }.count - lines[line].text.prefix { $0 == " " }.count
    return Verdict.Place(
      text: use.text, line: line + 1, column: max(1, message.site.column - shift))
  }
}

extension CompilerOutput.Site {
  func isIn(_ name: String) -> Bool {
    file == name || file.hasSuffix("/" + name)
  }

  func isIn(_ program: NestedProgram) -> Bool {
    program.files.indices.contains { isIn(program.fileName($0)) }
  }
}

extension CompilerOutput.Message {
  /// Whether it is about code that a macro made.
  fileprivate var isGenerated: Bool { site.file.contains("@__swiftmacro") }

  /// Whether it is about a program, or about what a macro made in it.
  func concerns(_ program: NestedProgram) -> Bool {
    site.isIn(program) || isGenerated && notes.contains { $0.site.isIn(program) }
  }
}

extension NestedProgram {
  func fileName(_ index: Int) -> String { "\(name)-\(index).swift" }
}
