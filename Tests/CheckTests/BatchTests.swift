import Diagnostics
import Foundation
import Testing

@testable import Check

struct BatchTests {
  /// Blocks with the same names, with mistakes of both stages, with warnings, with companions.
  let text = blocks(
    ("id=good", "struct A: View { var body: some View { Text(\"a\") } }"),
    ("id=wrong", "struct A: View { var body: some View { Txt(\"a\") } }"),
    ("id=late", "struct A { func f() -> Int { } }"),
    (
      "id=warns",
      "struct B {\n  func f(_ t: Text) -> Text { t.bolder() }\n  func g() { let c = B() }\n}"
    ),
    ("id=type", "struct D { var n: Int = Text(\"\") }\nstruct E { var d: D = D.E() }"),
    ("id=step from=good", "struct A { var n = 1 }"),
    ("id=lone", "extension Int { var a: String { self } }"),
    ("id=leans uses=good", "struct C: View { var body: some View { A().foo() } }"),
    ("", "struct F { let v = VStack { Text(\"\") } }"), ("", "enum G { case a }\n"))

  @Test func togetherAndAloneSayTheSame() async throws {
    let together = try await report(text)
    let alone = try await report(text, nests: false)
    #expect(together.diagnostics == alone.diagnostics)
    #expect(together.diagnostics.count >= 6)
  }

  @Test func theSummarySaysHowManyWentWhichWay() async throws {
    let summary = try await report(text).summary
    #expect(summary.blocks == 10)
    // wrong, late, type and leans failed in company; lone cannot be nested.
    #expect(summary.alone == 5)
    #expect(summary.batched == 5)
  }

  @Test func whatIsKnownIsNotCompiledAgain() async throws {
    try await withScratchFolder { folder in
      let cache = Cache(folder: folder)
      let first = try await report(text, cache: cache)
      let second = try await report("moved\n\n" + text, cache: cache)
      #expect(second.summary.cached == 10)
      #expect(second.summary.batched + second.summary.alone == 0)
      #expect(
        second.diagnostics.map(\.location.line) == first.diagnostics.map { $0.location.line + 2 })
      #expect(second.diagnostics.map(\.message) == first.diagnostics.map(\.message))
    }
  }

  @Test func manyRunsShareACache() async throws {
    try await withScratchFolder { folder in
      let cache = Cache(folder: folder)
      async let first = report(text, cache: cache)
      async let second = report(text, cache: cache)
      let (one, other) = try await (first, second)
      #expect(one.diagnostics == other.diagnostics)
    }
  }
}
