import Foundation
import Snippets
import TestSupport
import Testing

@testable import Commands

/// Whatever slip is made in whichever line, the check says what the compiler says of the program
/// alone, at the line and column of the page.
struct TypoTests {
  /// For a look at many more than a test can wait for: `VERDICTS=500`.
  private static let count =
    ProcessInfo.processInfo.environment["VERDICTS"].flatMap { Int($0) } ?? 12
  private static let seed =
    ProcessInfo.processInfo.environment["VERDICT_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func theCheckAgreesWithTheCompilerOnOurPages() async throws {
    let repository = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
    try await expectAgreement(on: repository)
  }

  @Test func theCheckAgreesWithTheCompilerOnTheTestPages() async throws {
    try await withTemporaryFolder { folder in
      try SnippetPage.write(SnippetPage.all(), to: folder)
      try await expectAgreement(on: folder)
    }
  }

  @Test(.enabled(if: SeedCatalog.text != nil, "no shared folder"), arguments: PageDress.allCases)
  func theCheckAgreesWithTheCompilerOnTheSeed(as dress: PageDress) async throws {
    try await withTemporaryFolder { folder in
      try SeedCatalog(try #require(SeedCatalog.text)).write(to: folder, as: dress)
      try await expectAgreement(on: folder, count: min(Self.count, 100))
    }
  }

  private func expectAgreement(on root: URL, count: Int = count) async throws {
    let trial = try TypoTrial(root, count: count, seed: Self.seed)
    #expect(!trial.mutants.isEmpty)
    for outcome in try await trial.run() {
      let agrees = try await outcome.agrees
      #expect(agrees, "\(outcome.description)")
    }
  }
}

extension TypoTrial.Outcome {
  fileprivate var agrees: Bool {
    get async throws {
      if tool == compiler { return true }
      guard let program else { return false }
      if tool.authored == compiler.authored, tool.isEmpty == compiler.isEmpty { return true }
      // A piece ends at a brace too many, and what is missing before it is missing there.
      let endsEarly = program.isWrapped && hasExtraneousBrace
      if endsEarly, firstLine(tool.authored) == firstLine(compiler.authored) { return true }
      if program.stage == .syntax || endsEarly { return try await agreesOnSyntax }
      // What does not parse, or is taken for another kind of piece, may be told in other words.
      if !program.syntaxErrors.isEmpty || program.isWrapped != mutant.program.isWrapped {
        return firstLine(tool) == firstLine(compiler)
      }
      // Where lines are told to stand elsewhere, the compiler's places are none of the page's.
      if compiler.contains(where: { $0.hasPrefix("?") }), messages(tool) == messages(compiler) {
        return true
      }
      // With another name, a declaration of a step stands for another one of its base; and what is
      // taken for another kind of piece has something else around it.
      let isStep = mutant.program.snippet.attributes.from != nil
      guard isStep || program.surroundings != mutant.program.surroundings else { return false }
      return try await tool == TypoTrial.compilerSays([program.main] + program.companions)
    }
  }

  private func firstLine(_ problems: Set<String>) -> Int? {
    problems.compactMap { Int($0.prefix { $0 != ":" }) }.min()
  }

  private func messages(_ problems: Set<String>) -> Set<Substring> {
    Set(problems.map { $0.drop { $0 != " " } })
  }

  private var hasExtraneousBrace: Bool {
    tool.contains { $0.hasSuffix("extraneous '}' at top level") }
  }

  /// Of a piece whose syntax is broken, the tool says what the compiler says of the syntax.
  ///
  /// A brace too few or too many is missed at the end of the piece, not of the program. Where the
  /// compiler needs more than the syntax to see it, the tool's own parser speaks, of the same line.
  private var agreesOnSyntax: Bool {
    get async throws {
      let ofPiece = try await TypoTrial.compilerSays([mutant.piece], stage: ["-parse"])
      let all = compiler.union(ofPiece)
      return !tool.isEmpty && (tool.isSubset(of: all) || firstLine(tool) == firstLine(all))
    }
  }

  fileprivate var description: String {
    """
    \(mutant.page):\(mutant.line): \(mutant.typo.kind)
    \(mutant.prefix)\(mutant.code)
    \(mutant.prefix)\(mutant.typo.line)
    tool (\(program?.stage.rawValue ?? "not compiled")):
      \(tool.sorted().joined(separator: "\n  "))
    compiler:
      \(compiler.sorted().joined(separator: "\n  "))
    """
  }
}

extension Set<String> {
  /// What is said of an author's own lines, and not of what the tool puts around a piece.
  fileprivate var authored: Set {
    filter { !$0.hasPrefix("?") && !$0.contains(" (in what the tool puts around") }
  }
}

extension Program {
  /// The lines that are not the author's.
  fileprivate var surroundings: [String] {
    main.lines.filter { $0.origin == nil }.map(\.text)
  }
}
