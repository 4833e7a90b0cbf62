import Foundation
import Snippets
import SymbolLookup

/// The names in the code of programs that mean symbols of modules, as the compiler resolves them;
/// those on lines that the program's own block holds, by place.
///
/// - Throws: where the machine is at fault, or the task is cancelled.
package func symbolReferences(
  in programs: [Program], with toolchain: Toolchain, options: CheckOptions
) async throws -> [SymbolReference] {
  let run = ReferenceRun(toolchain, options)
  let whole = programs.filter { $0.stage == .whole }
  let notes = whole.map(run.cached)
  let unknown = whole.indices.filter { notes[$0] == nil }
  let together = unknown.filter { whole[$0].canBeBatched }
  let alone = unknown.filter { !whole[$0].canBeBatched }.map { [$0] }
  let batches =
    batches(
      of: together, whole, languageMode: options.languageMode, compilers: options.jobs) + alone
  let found = try await concurrentMap(batches, limit: options.jobs) { batch in
    try await run.notes(of: batch.map { whole[$0] })
  }
  var all = notes
  for (index, notes) in zip(batches.flatMap(\.self), found.flatMap(\.self)) { all[index] = notes }
  return zip(whole, all).flatMap { program, notes in program.references(notes ?? []) }
    .sorted { ($0.location, $0.usr) < ($1.location, $1.usr) }
}

/// A reference by its place in a program's main text.
private typealias Note = IndexStore.Occurrence

private struct ReferenceRun: Sendable {
  let toolchain: Toolchain
  /// Of programs that do not say so.
  let languageMode: String
  let cache: Cache?
  private let surroundings: [String]

  init(_ toolchain: Toolchain, _ options: CheckOptions) {
    self.toolchain = toolchain
    languageMode = options.languageMode
    cache = options.cache
    let machine = [toolchain.version, toolchain.target, toolchain.fingerprint]
    surroundings = cache == nil ? [] : machine
  }

  private func compilation(_ program: Program) -> Compilation {
    Compilation(toolchain: toolchain, languageMode: program.languageMode ?? languageMode)
  }

  func cached(_ program: Program) -> [Note]? {
    cache?.data(for: key(program)).flatMap { try? JSONDecoder().decode([Note].self, from: $0) }
  }

  /// Compiles programs, several of them nested, and reads what the compiler notes on the way.
  func notes(of programs: [Program]) async throws -> [[Note]] {
    let compilation = compilation(programs[0])
    let notes = try await compilation.notes(of: programs)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Where the compiler has noted nothing it may have given up: look again next time.
    for (program, notes) in zip(programs, notes) where !notes.isEmpty {
      if let data = try? encoder.encode(notes) { cache?.store(data, for: key(program)) }
    }
    return notes
  }

  private func key(_ program: Program) -> Cache.Key {
    let texts = ([program.main] + program.companions).map(\.string)
    return Cache.Key(kind: "references 3", surroundings + compilation(program).language + texts)
  }
}

extension Compilation {
  fileprivate func notes(of programs: [Program]) async throws -> [[Note]] {
    try await occurrences(in: programs).map { $0.filter(\.isForeignReference).sorted() }
  }

  /// What the compiler notes of the main texts of programs that can be compiled together, or of one.
  func occurrences(in programs: [Program]) async throws -> [[IndexStore.Occurrence]] {
    if programs.count == 1 { return [try await occurrences(in: programs[0])] }
    return try await occurrences(inAll: programs)
  }

  private func occurrences(in program: Program) async throws -> [IndexStore.Occurrence] {
    let files = program.companions.enumerated().map { ("companion-\($0).swift", $1.string) }
    let main = [("main-text.swift", program.main.string)]
    let found = try await occurrences(in: main + files)
    return Array(found["main-text.swift"] ?? [])
  }

  private func occurrences(inAll programs: [Program]) async throws -> [[IndexStore.Occurrence]] {
    let prefix = unsaidName(in: programs)
    let nested = programs.enumerated().map { NestedProgram($1, name: "\(prefix)\($0)") }
    let files = nested.map(\.namedFiles)
    let found = try await occurrences(in: files.flatMap(\.self))
    return zip(nested, files).map { program, files in
      guard let lines = program.files.first?.lines, let main = files.first else { return [] }
      return (found[main.name] ?? []).compactMap { note in
        guard lines.indices.contains(note.line - 1), let line = lines[note.line - 1] else {
          return nil
        }
        var note = note
        note.line = line
        return note
      }
    }
  }

  /// By file, the names in it; none where the compiler gives up.
  private func occurrences(
    in files: [(name: String, text: String)]
  ) async throws -> [String: Set<IndexStore.Occurrence>] {
    try await withScratchFolder { folder in
      let store = folder.appendingPathComponent("index", isDirectory: true)
      let index = ["-typecheck", "-parse-as-library", "-index-ignore-clang-modules"]
      let outputs = files.flatMap { ["-o", $0.name + ".o"] }
      _ = try await run(
        files, in: folder, flags: index + ["-index-store-path", store.path] + language + outputs,
        limits: limits ?? .together(files.count))
      guard FileManager.default.fileExists(atPath: store.path) else {
        return [:]
      }
      guard let reader = IndexStore(store, of: toolchain) else {
        throw MissingPart(what: "libIndexStore.so", place: IndexStore.library(of: toolchain).path)
      }
      return Dictionary(files.map { ($0.name, reader.occurrences(inFile: $0.name)) }) { first, _ in
        first
      }
    }
  }
}

extension IndexStore.Occurrence {
  /// Whether it means a symbol of another module than the program itself.
  fileprivate var isForeignReference: Bool {
    !isDeclaration && usr.hasPrefix("s:") && !usr.hasPrefix("s:4main")
  }
}

extension IndexStore.Occurrence: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column, left.usr) < (right.line, right.column, right.usr)
  }
}

extension Program {
  fileprivate func references(_ notes: [Note]) -> [SymbolReference] {
    let own = Set(snippet.text.lines.compactMap { $0.origin?.line })
    return notes.compactMap { note in
      guard let place = main.origin(line: note.line, column: note.column),
        place.file == snippet.id.page, own.contains(place.line)
      else { return nil }
      return SymbolReference(snippet: snippet.id, location: place, usr: note.usr)
    }
  }
}
