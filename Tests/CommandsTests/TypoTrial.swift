import Diagnostics
import Foundation
import Snippets
import TestSupport

@testable import Check
@testable import Commands
@testable import Content

/// Pages of a catalog, each with one typo, and what the check and the compiler say of them.
struct TypoTrial {
  struct Mutant {
    var page: String
    /// From 1.
    var line: Int
    /// What stands before the code on its line.
    var prefix: String
    var code: String
    var typo: Typo
    /// The program as it was before the typo.
    var program: Program
    /// The page with the typo in it.
    var text: String
  }

  /// What is wrong with a mutant, as `line:column: message`.
  struct Outcome {
    var mutant: Mutant
    var tool: Set<String>
    /// The program as the tool made it of the page with the typo.
    var program: Program?
    /// What the compiler says of the program as it was, with the typo put into its text.
    var compiler: Set<String>
  }

  let root: URL
  private(set) var mutants: [Mutant] = []

  init(_ root: URL, count: Int, seed: UInt64) throws {
    self.root = root
    let (read, _) = try ReadCatalog.read(root)
    var random = SeededRandom(seed: seed)
    let lines = try (read?.pages ?? []).flatMap { try Self.lines(of: $0, in: root) }
    for (index, line) in lines.shuffled(using: &random).enumerated() where mutants.count < count {
      let kind = Typo.Kind.allCases[index % Typo.Kind.allCases.count]
      let typo =
        Typo(kind, in: line.code, &random) ?? Typo(.strayCharacter, in: line.code, &random)
      mutants += typo.map { [line.with($0)] } ?? []
    }
  }
}

/// A line of code on a page.
private struct CodeLine {
  var page: String
  var number: Int
  var prefix: String
  var code: String
  var program: Program
  var pageLines: [String]

  func with(_ typo: Typo) -> TypoTrial.Mutant {
    var lines = pageLines
    let ending = lines[number - 1].hasSuffix("\r") ? "\r" : ""
    lines[number - 1] = prefix + typo.line + ending
    return TypoTrial.Mutant(
      page: page, line: number, prefix: prefix, code: code, typo: typo, program: program,
      text: lines.joined(separator: "\n"))
  }
}

extension TypoTrial {
  private static func lines(of page: PageSnippets, in root: URL) throws -> [CodeLine] {
    let text = try String(contentsOf: root.appending(path: page.page.path), encoding: .utf8)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    return page.programs.flatMap { program in
      program.snippet.text.lines.compactMap { line -> CodeLine? in
        guard let origin = line.origin, !line.text.allSatisfy(\.isWhitespace) else { return nil }
        let prefix = lines[origin.line - 1].utf8.prefix(max(0, origin.column - 1))
        return CodeLine(
          page: page.page.path, number: origin.line,
          prefix: String(decoding: prefix, as: UTF8.self),
          code: line.text, program: program, pageLines: lines)
      }
    }
  }

  func run() async throws -> [Outcome] {
    let (programs, tool) = try await toolSays()
    return try await concurrentMap(Array(mutants.indices), limit: 2) { index in
      let mutant = mutants[index]
      let texts = ([mutant.program.main] + mutant.program.companions).map(mutant.changed)
      let alone = try await CompilerAlone(texts)
      let compiler = Set(alone.errors.map(\.inShort))
      // The tool has a place for what is wrong with the code of macros, and the compiler none.
      let own = tool[index].filter { said in
        compiler.contains(said) || !alone.ofMacros.contains { said.hasSuffix(": \($0)") }
      }
      return Outcome(mutant: mutant, tool: own, program: programs[index], compiler: compiler)
    }
  }

  /// All errors on the mutants' pages, where only the block with the typo is compiled.
  private func toolSays() async throws -> ([Program?], [Set<String>]) {
    let support = SupportCode(Catalog.load(root: root).0?.support ?? [])
    let paths = mutants.indices.map { "content/typo-\($0).md" }
    var programs: [Program?] = []
    var found: [Diagnostic] = []
    for (path, mutant) in zip(paths, mutants) {
      let page = Page.read(SourceFile(path: path, text: mutant.text)).0
      let (read, diagnostics) = snippets(of: page, support: support)
      programs.append(
        read.programs.first { $0.snippet.id.index == mutant.program.snippet.id.index })
      found += diagnostics
    }
    let options = CheckOptions(jobs: 2)
    found += try await check(
      programs.compactMap(\.self), with: .locate(), options: options
    ).diagnostics
    // Which blocks a name could come from is said beside the compiler's error, not instead of it.
    let errors = Dictionary(
      grouping: found.filter { $0.severity == .error && $0.code != "name.ambiguous-name" }
    ) { $0.location.file }
    return (programs, paths.map { path in Set((errors[path] ?? []).map(\.inShort)) })
  }

  /// The errors that `swiftc` finds in a program by itself, at the places of the page.
  static func compilerSays(
    _ texts: [SourceText], stage: [String] = ["-emit-sil", "-wmo", "-parse-as-library"]
  ) async throws -> Set<String> {
    Set(try await CompilerAlone(texts, stage: stage).errors.map(\.inShort))
  }
}

extension CompilerAlone.Message {
  fileprivate var inShort: String {
    "\(place.map { "\($0.line):\($0.column)" } ?? "?"): \(text)"
  }
}

extension Diagnostic {
  fileprivate var inShort: String { "\(location.line):\(location.column): \(message)" }
}

extension TypoTrial.Mutant {
  /// The block by itself, as it stands on the page now.
  var piece: SourceText { changed(program.snippet.text) }

  /// A text of the program with the typo put into the line, wherever that is in it.
  fileprivate func changed(_ source: SourceText) -> SourceText {
    SourceText(
      lines: source.lines.map { line in
        guard let origin = line.origin, origin.line == self.line, origin.file == page else {
          return line
        }
        let start = origin.column - 1
        let indentation = String(repeating: " ", count: max(0, -start))
        let bytes = (prefix + typo.line).utf8.dropFirst(max(0, start))
        return .init(indentation + String(decoding: bytes, as: UTF8.self), origin: origin)
      })
  }
}
