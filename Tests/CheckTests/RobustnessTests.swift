import Diagnostics
import Foundation
import Snippets
import Testing

@testable import Check

/// What one block does to the compiler is told of that block, and of no other.
struct RobustnessTests {
  private static let good = "struct A: View { var body: some View { Text(\"a\") } }"

  /// Every operator doubles what there is to try.
  private static let endless = """
    struct Box {
      let value: Int? = \(Array(repeating: "nil", count: 500).joined(separator: " ?? "))
    }
    """

  /// A list of a thousand numbers, eight hundred times.
  private static let huge = """
    struct Box {
      typealias T0 = (Int, Int)
      \((1...9).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" }.joined(separator: "\n  "))
      func work(_ a: T9) -> [T9] { [\(Array(repeating: "a", count: 800).joined(separator: ", "))] }
    }
    """

  @Test func aCrashOfTheCompilerIsToldWhereItWas() async throws {
    let crash = try #require(Explanation.of("compiler.crash"))
    let report = try await report(Self.good, crash.wrong.text, Self.good, crash.right.text)
    #expect(report.diagnostics.map(\.place) == ["1.md:8:3: compiler.crash"])
    #expect(report.summary.batched == 3)
    #expect(report.summary.alone == 1)
  }

  @Test func aCompilerWithoutAnEndIsEnded() async throws {
    let limits = CompilerLimits(seconds: 2)
    let report = try await report(Self.good, Self.endless, Self.good, limits: limits)
    #expect(report.diagnostics.map(\.place) == ["1.md:3:21: compiler.time-limit"])
    #expect(report.summary.batched == 2)
  }

  @Test func aCompilerThatWantsAllMemoryIsEnded() async throws {
    let limits = CompilerLimits(seconds: 60, memory: 450 << 20)
    let report = try await report(Self.good, Self.huge, limits: limits)
    #expect(report.diagnostics.map(\.code) == ["compiler.memory-limit"])
    #expect(report.diagnostics.map(\.location.file) == ["1.md"])
  }

  @Test func aCompilerThatDoesNotStopTalkingIsEnded() async throws {
    let limits = CompilerLimits(seconds: 60, output: 10_000)
    let report = try await report(
      Self.good, "struct A {\n  let \(mistakes(1000))\n}", limits: limits)
    let limit = report.diagnostics.first { $0.code == "compiler.output-limit" }
    #expect(limit?.location.file == "1.md")
    #expect(report.diagnostics.count { $0.code == "swift.error" } > 10)
    #expect(report.summary.batched == 1)
  }

  @Test func noMoreIsToldOfABlockThanAnybodyReads() async throws {
    let report = try await report("struct A {\n  let \(mistakes(250))\n}", Self.good)
    #expect(report.diagnostics.count == 201)
    let last = report.diagnostics.first { $0.code == "compiler.more" }
    #expect(last?.message.contains("50 more") == true)
  }

  /// So many constants of a type that is not there.
  private func mistakes(_ count: Int) -> String {
    (0..<count).map { "x\($0): Strin" }.joined(separator: ",\n    ")
  }

  /// Checks blocks that are each on a page of its own.
  private func report(
    _ blocks: String..., limits: CompilerLimits? = nil
  ) async throws -> CheckReport {
    let programs = blocks.enumerated().flatMap { index, block in
      let page = page("```swift\n\(block)\n```\n", path: "\(index).md")
      return snippets(of: page, support: []).0.programs
    }
    return try await check(
      programs, with: SmallToolchain.make(), options: CheckOptions(jobs: 2, limits: limits))
  }
}

extension Diagnostic {
  fileprivate var place: String { "\(location): \(code)" }
}
