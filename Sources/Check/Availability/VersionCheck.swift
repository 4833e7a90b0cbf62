import Foundation
import Snippets
import SymbolLookup
import Synchronization

/// Looks for names that the iOS does not have which a program has to run on.
///
/// To the compiler, all versions are one on Linux. So it is asked what each name means, of those
/// programs only in whose texts there is a word that may make a difference.
struct VersionCheck: Sendable {
  /// Differs where other versions are known.
  let table: String
  /// Of the versions that programs have to run on.
  private let symbols: [SystemVersion: VersionedSymbols]

  init(of programs: [Program]) {
    let targets = Set(programs.compactMap(\.target))
    let file = targets.isEmpty ? nil : SymbolTable.bundledFile
    table = file.map { fingerprint(of: [$0]) } ?? ""
    let known = file.map { versionedSymbols(in: $0, for: targets) } ?? [:]
    symbols = known.filter { targets.contains($0.key) }
  }

  /// Adds what there is to say of names to what the compiler says.
  ///
  /// - Parameter verdicts: `nil` for programs that are still to be compiled.
  func add(
    to verdicts: [Verdict?], of programs: [Program], _ compilation: Compilation
  ) async throws -> [Verdict?] {
    let concerned = programs.indices.filter { index in
      verdicts[index].map { $0.failure == nil } == true && mayConcern(programs[index])
    }
    if concerned.isEmpty { return verdicts }
    var verdicts = verdicts
    let found = try await compilation.occurrences(in: concerned.map { programs[$0] })
    for (index, occurrences) in zip(concerned, found) {
      verdicts[index]?.messages += messages(on: programs[index], occurrences)
    }
    return verdicts
  }

  private func mayConcern(_ program: Program) -> Bool {
    guard let target = program.target, let symbols = symbols[target], program.stage == .whole else {
      return false
    }
    let text = program.main.string
    return text.contains("@available(iOS") || symbols.mayBeUsed(in: text.words)
  }

  private func messages(
    on program: Program, _ occurrences: [IndexStore.Occurrence]
  ) -> [Verdict.Message] {
    guard let target = program.target, let symbols = symbols[target] else { return [] }
    return VersionFindings(program, target: target, symbols).messages(occurrences)
  }
}

/// Kept for as long as the tool runs: the table is long, and waves of programs are many.
private func versionedSymbols(
  in file: URL, for targets: Set<SystemVersion>
) -> [SystemVersion: VersionedSymbols] {
  known.withLock { known in
    let missing = targets.subtracting(known.keys)
    guard !missing.isEmpty, let table = try? SymbolTable(contentsOf: file) else { return known }
    for target in missing { known[target] = VersionedSymbols(table, target: target) }
    return known
  }
}

private let known = Mutex<[SystemVersion: VersionedSymbols]>([:])

extension String {
  /// All names and the like in it, each once.
  fileprivate var words: Set<Substring> {
    Set(utf8.split { !isOfWord($0) }.map(Substring.init))
  }
}

private func isOfWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
