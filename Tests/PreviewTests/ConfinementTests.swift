import Diagnostics
import Foundation
import PreviewExchange
import Snippets
import Testing

@testable import Preview

/// Programs that do harm: each must be told of at its place, and the previews around it drawn.
@Suite(.serialized) struct ConfinementTests {
  /// Previews that crash, one after the other, and what is said of each.
  static let crashes = [
    ("fatalError(\"boom\")", "preview.crash", "crashes: boom"),
    ("_ = [Int]()[number]", "preview.crash", "crashes: Index out of range"),
    ("_ = Int.max - 1 + number", "preview.crash", "crashes: arithmetic overflow"),
    (
      "try! Process.run(URL(fileURLWithPath: \"/bin/true\"), arguments: [])", "preview.crash",
      "crashes: 'try!' expression unexpectedly raised an error:"
    ),
    (
      "_ = Array(repeating: number, count: 1 << 40)", "preview.memory-limit",
      "asks for too much memory"
    ),
    (
      "while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 8) }",
      "preview.memory-limit", "asks for too much memory"
    ),
    ("while true { print(\"out of paper\") }", "preview.output-limit", "writes too much"),
    ("exit(3)", "preview.ended", "ends the program with status 3 before it is drawn"),
  ]

  /// A program that ends as one does that cannot be confined spoils nobody else's.
  @Test func whatEndsAsTheLauncherDoesIsOnlyThePreviewsFault() async throws {
    let statement =
      "FileHandle.standardError.write(Data(\"catalog-confine: no\".utf8)); exit(126)"
    for confinement in try await confinements() {
      let outcome = try await outcome(of: harmful([statement]), in: confinement)
      #expect(outcome.diagnostics.map(\.code) == ["preview.ended"])
      #expect(outcome.previews.map(\.name) == ["calm"])
    }
  }

  @Test func whatCrashesIsToldOfAndTheRestIsDrawn() async throws {
    let statements = Self.crashes.map(\.0)
    for confinement in try await confinements() {
      let outcome = try await outcome(of: harmful(statements), in: confinement)
      #expect(outcome.previews.map(\.name) == Array(repeating: "calm", count: statements.count))
      #expect(outcome.diagnostics.map(\.code) == Self.crashes.map(\.1))
      // The first statement stands on line 4 of the snippet's text, whose line 1 is the page's 11;
      // what ends the program by itself is told of where its preview is declared.
      let ownPreview = 14 + statements.count + 2 * (statements.count - 1)
      #expect(outcome.diagnostics.map(\.location.line) == Array(14..<21) + [ownPreview])
      for (diagnostic, expected) in zip(outcome.diagnostics, Self.crashes) {
        #expect(diagnostic.message.hasPrefix("the preview 'harm' " + expected.2))
      }
    }
  }

  @Test func endlessRecursionIsRecognized() async throws {
    let program = program(
      "func down(_ n: Int) -> Int { down(n + 1) + 1 }\n#Preview { let n = down(1); Group { if n == 1 { EmptyView() } } }"
    )
    for confinement in try await confinements() {
      let diagnostics = try await outcome(of: program, in: confinement).diagnostics
      #expect(diagnostics.map(\.code) == ["preview.crash"])
      #expect(diagnostics.first?.message.contains("stack overflows") == true)
      #expect(diagnostics.first?.location.line == 12)
    }
  }

  @Test(arguments: ["while number > 0 {}", "sleep(100)"])
  func whatTakesTooLongIsEnded(statement: String) async throws {
    for confinement in try await confinements() {
      let outcome = try await outcome(of: harmful([statement]), in: confinement)
      #expect(outcome.diagnostics.map(\.code) == ["preview.time-limit"])
      #expect(outcome.previews.map(\.name) == ["calm"])
    }
  }

  /// Of whoever runs the tests: the program's own is its folder.
  static let home = NSHomeDirectory()

  /// What must fail, or succeed, without anything else happening.
  static let attempts = [
    "precondition(socket(AF_INET, 1, 0) < 0)",
    "precondition(open(\"\(home)/.written\", O_CREAT | O_WRONLY, 0o600) < 0)",
    "precondition(open(\"/usr/.written\", O_CREAT | O_WRONLY, 0o600) < 0)",
    "precondition(open(\"\(home)\", O_RDONLY) < 0)",
    "precondition(chmod(\"/usr\", 0o700) < 0)",
    "precondition(kill(getppid(), SIGKILL) < 0)",
    "precondition(ProcessInfo.processInfo.environment[\"PATH\"] == nil)",
    "precondition(open(\"here\", O_CREAT | O_WRONLY, 0o600) >= 0)",
    "_ = open(\"/tmp/.written\", O_CREAT | O_WRONLY, 0o600)",
    "Thread.detachNewThread {}",
  ]

  @Test func nothingOutsideTheFolderIsInReach() async throws {
    for confinement in try await confinements() {
      let outcome = try await outcome(of: harmful(Self.attempts), in: confinement)
      #expect(outcome.diagnostics.map(\.description) == [])
      #expect(outcome.previews.count == 2 * Self.attempts.count)
      for path in ["\(Self.home)/.written", "/usr/.written", "/tmp/.written"] {
        #expect(!FileManager.default.fileExists(atPath: path))
      }
    }
  }

  /// A preview for each statement, and a harmless one after each.
  private func harmful(_ statements: [String]) -> Program {
    let functions = statements.enumerated().map { "func harm\($0)() { \($1) }" }
    let previews = statements.indices.map { index in
      "#Preview(\"harm\") { let _ = harm\(index)(); EmptyView() }\n#Preview(\"calm\") { EmptyView() }"
    }
    return program(
      "nonisolated(unsafe) var number = 3\n\n"
        + (functions + previews).joined(separator: "\n"))
  }
}
