import Diagnostics
import Foundation
import Snippets
import TestSupport

@testable import Check
@testable import Commands
@testable import Content

/// Pages, and what is said of them when all are checked together, each alone, and by the compiler.
struct VerdictTrial {
  struct Outcome {
    var page: SnippetPage
    var together: [String]
    var alone: [String]
    /// What only one of check and compiler says.
    var differences: [String]
  }

  var pages: [SnippetPage]
  var languageMode: String

  func run() async throws -> [Outcome] {
    let read = pages.indices.map(read)
    let programs = read.flatMap(\.programs)
    let together = try await check(programs)
    let alone = try await check(
      programs.map { program in
        var program = program
        program.isNestable = false
        return program
      })
    return try await concurrentMap(Array(pages.indices), limit: 2) { index in
      let path = path(index)
      return Outcome(
        page: pages[index], together: (together[path] ?? []).map(\.description),
        alone: (alone[path] ?? []).map(\.description),
        differences: try await differences(alone[path] ?? [], read[index].programs))
    }
  }

  private func check(_ programs: [Program]) async throws -> [String: [Diagnostic]] {
    let options = CheckOptions(languageMode: languageMode, jobs: 2)
    let report = try await Check.check(programs, with: .locate(), options: options)
    return Dictionary(grouping: report.diagnostics) { $0.location.file }
  }

  private func path(_ index: Int) -> String { "content/\(index).md" }

  private func read(_ index: Int) -> PageSnippets {
    let front = "---\ntitle: A\nsummary: B\n---\n"
    let source = SourceFile(path: path(index), text: front + pages[index].text)
    return snippets(of: Page.read(source).0, support: Self.support).0
  }

  private static let support: SupportCode = {
    let path = "content/_support/LoadingCircle.swift"
    let text = (try? SeedCatalog.loadingCircle) ?? ""
    let lines = text.components(separatedBy: "\n").enumerated().map { index, line in
      SourceText.Line(line, origin: SourceLocation(file: path, line: index + 1))
    }
    return [SupportFile(path: path, text: SourceText(lines: lines))]
  }()
}

extension VerdictTrial {
  /// What the check says of a page and the compiler does not, and the other way round.
  private func differences(
    _ found: [Diagnostic], _ programs: [Program]
  ) async throws -> [String] {
    var (expected, ofMacros) = (Set<String>(), Set<String>())
    for program in programs {
      let compiler = try await compilerSays(program)
      expected.formUnion(compiler.messages.compactMap { said($0, program) })
      ofMacros.formUnion(compiler.ofMacros)
    }
    let shown = Dictionary(found.map { ($0.inShort, $0.message) }) { first, _ in first }
    let missing = expected.subtracting(shown.keys).map { "only the compiler: \($0)" }
    let extra = shown.filter { !expected.contains($0.key) && !ofMacros.contains($0.value) }
    return (missing + extra.keys.map { "only the check: \($0)" }).sorted()
  }

  private func compilerSays(_ program: Program) async throws -> CompilerAlone {
    let texts = [program.main] + program.companions
    return program.stage == .syntax
      ? try await CompilerAlone(texts, stage: ["-parse"], languageMode: languageMode)
      : try await CompilerAlone(texts, languageMode: languageMode)
  }

  /// - Returns: `nil` for what the tool leaves out with reason.
  private func said(_ message: CompilerAlone.Message, _ program: Program) -> String? {
    if program.isWrapped, message.group == "no-usage" { return nil }
    let place = message.place ?? program.snippet.location
    return "\(place): \(message.severity): \(message.text)"
  }
}

extension Diagnostic {
  /// Without what the tool adds about what it has put around the block.
  fileprivate var inShort: String {
    let text = message.components(separatedBy: " (in what the tool puts around").first ?? ""
    return "\(location): \(severity.rawValue): \(text)"
  }
}
