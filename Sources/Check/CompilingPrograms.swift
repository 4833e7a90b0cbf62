import Diagnostics
import Foundation
import Snippets

extension Compilation {
  /// Compiles a program by itself.
  func alone(_ program: Program) async throws -> Verdict {
    let texts = [program.main] + program.companions
    let files = texts.enumerated().map { index, text in
      (name: Self.name(index), text: text.string)
    }
    let result = try await self(files, stage: program.stage)
    if let failure = result.failure { return .error(failure) }
    let isBroken = !program.syntaxErrors.isEmpty
    let finder = PlaceFinder(texts: texts, isBroken: isBroken) { message in
      guard let index = texts.indices.first(where: { message.isIn(Self.name($0)) }) else {
        return nil
      }
      return Verdict.Place(text: index, line: message.line, column: message.column)
    }
    return Verdict(messages: finder.convert(result.output.messages))
  }

  private static func name(_ index: Int) -> String {
    index == 0 ? "main-text.swift" : "companion-\(index).swift"
  }

  /// Compiles many programs as one module.
  ///
  /// - Returns: a verdict for each, in their order; `nil` for those that must be compiled alone,
  ///   since something is wrong with them or, where that cannot be told, with any of them.
  func together(_ programs: [Program]) async throws -> [Verdict?] {
    let prefix = unsaidName(in: programs)
    let nested = programs.enumerated().map { NestedProgram($1, name: "\(prefix)\($0)") }
    var verdicts = [Verdict?](repeating: nil, count: programs.count)
    var left = Array(programs.indices)
    while !left.isEmpty {
      let result = try await self(left.flatMap { nested[$0].namedFiles })
      if result.failure != nil { return verdicts }
      let errors = result.output.messages.filter { $0.severity == "error" }
      let failed = Set(left.filter { index in errors.contains { $0.concerns(nested[index]) } })
      if errors.isEmpty {
        for index in left {
          let own = result.output.messages.filter { $0.concerns(nested[index]) }
          verdicts[index] = Verdict(own, of: programs[index], nested[index])
        }
        return verdicts
      }
      // With errors about, the compiler skips its later stages for all: look at the rest again.
      if failed.isEmpty { return verdicts }
      left.removeAll { failed.contains($0) }
    }
    return verdicts
  }

  /// A name that no program can mean, since none has it in its text.
  func unsaidName(in programs: [Program]) -> String {
    var name = "Program"
    while programs.contains(where: { $0.says(name) }) { name += "_" }
    return name
  }
}

extension Program {
  fileprivate func says(_ name: String) -> Bool {
    ([main] + companions).contains { $0.lines.contains { $0.text.contains(name) } }
  }
}

extension NestedProgram {
  fileprivate func fileName(_ index: Int) -> String { "\(name)-\(index).swift" }

  var namedFiles: [(name: String, text: String)] {
    files.enumerated().map { (fileName($0), $1.string) }
  }
}

extension Verdict {
  /// What the compiler says of a program in company; `nil` where it would say it otherwise of the
  /// program alone.
  fileprivate init?(
    _ messages: [CompilerOutput.Message], of program: Program, _ nested: NestedProgram
  ) {
    let finder = PlaceFinder(program, nested)
    self.init(messages: finder.convert(messages))
    let texts = self.messages.flatMap { [$0.text] + $0.notes.map(\.text) }
    if texts.contains(where: { $0.contains(nested.name) }) { return nil }
  }
}

/// Turns what the compiler says of files into what it says of a program's texts.
private struct PlaceFinder {
  let texts: [SourceText]
  /// Whether one of them does not parse.
  var isBroken = false
  /// What a batch puts before the names of a program's types.
  var prefix: String?
  let place: (CompilerOutput.Message) -> Verdict.Place?

  init(
    texts: [SourceText], isBroken: Bool, place: @escaping (CompilerOutput.Message) -> Verdict.Place?
  ) {
    self.texts = texts
    self.isBroken = isBroken
    self.place = place
  }

  init(_ program: Program, _ nested: NestedProgram) {
    texts = [program.main] + program.companions
    prefix = nested.name + "."
    place = { message in
      guard let file = nested.files.indices.first(where: { message.isIn(nested.fileName($0)) }),
        nested.files[file].lines.indices.contains(message.line - 1),
        let line = nested.files[file].lines[message.line - 1]
      else { return nil }
      return Verdict.Place(text: file, line: line, column: message.column)
    }
  }

  func convert(_ messages: [CompilerOutput.Message]) -> [Verdict.Message] {
    let written = Set(messages.filter { !$0.isGenerated }.map(\.text))
    return messages.compactMap { message in
      if message.isGenerated { return convertGenerated(message, beside: written) }
      return converted(message, at: place(message), notes: notes(message))
    }
  }

  /// - Parameter written: what the compiler says of code that somebody wrote.
  private func convertGenerated(
    _ message: CompilerOutput.Message, beside written: Set<String>
  ) -> Verdict.Message? {
    var notes = notes(message)
    guard let use = notes.popLast()?.place else { return converted(message, at: nil, notes: []) }
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
      text: clean(message.text), place: place, notes: notes)
  }

  private func notes(_ message: CompilerOutput.Message) -> [Verdict.Note] {
    message.notes.compactMap { note in
      place(note).map { Verdict.Note(place: $0, text: clean(note.text)) }
    }
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
      text: use.text, line: line + 1, column: max(1, message.column - shift))
  }
}

extension CompilerOutput.Message {
  func isIn(_ name: String) -> Bool {
    file == name || file.hasSuffix("/" + name)
  }

  /// Whether it is about code that a macro made.
  fileprivate var isGenerated: Bool { file.contains("@__swiftmacro") }

  /// Whether it is about a program, or about what a macro made in it.
  fileprivate func concerns(_ program: NestedProgram) -> Bool {
    program.files.indices.map(program.fileName).contains { name in
      isIn(name) || isGenerated && notes.contains { $0.isIn(name) }
    }
  }
}
