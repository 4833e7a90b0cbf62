import Diagnostics
import Snippets
import Testing

@testable import Check

/// Comments that say what the compiler has to say of their line.
@Suite struct ExpectationTests {
  @Test func allThatIsExpectedOnALineHasToBeThere() async throws {
    let text = blocks(
      ("", "let a = b + c  // error: find 'b' // error: find 'c'"),
      ("", "let a = b + c  // error: find 'b'"),
      ("", "let a = b  // error: find 'b' // error: find 'c'"))
    let found = try await problems(text)
    #expect(
      found == [
        "page.md:5:13: error: cannot find 'c' in scope",
        "page.md:8:31: error: this line should lead to the error 'find 'c'', and does not",
      ])
  }

  @Test func eachExpectationNeedsADiagnosticOfItsOwn() async throws {
    let text = blocks(("", "let a = b  // error: cannot find // error: find 'b'"))
    let found = try await problems(text)
    #expect(found.map { $0.prefix(23) } == ["page.md:2:34: error: th"])
  }

  @Test func oneThatSuitsBothGoesToTheOneThatHasNoOther() async throws {
    let text = blocks(("", "let a = b + c  // error: find // error: find 'b'"))
    let found = try await problems(text)
    #expect(found == [])
  }

  @Test func anErrorIsNoWarning() async throws {
    let found = try await problems(blocks(("", "let a = b  // warning: cannot find")))
    #expect(
      found == [
        "page.md:2:9: error: cannot find 'b' in scope",
        "page.md:2:12: error: this line should lead to the warning 'cannot find', and does not",
      ])
  }

  @Test func aWarningIsMetInCompany() async throws {
    let code = "func f(_ t: Text) -> Text { t.bolder() } // warning: bolder is out"
    let report = try await report(blocks(("", code), ("", code)))
    #expect(report.diagnostics == [])
    #expect(report.expected.values.flatMap { $0.map(\.code) }.count == 2)
  }

  @Test func piecesAndWhatIsGivenToThemCanExpect() async throws {
    let text = blocks(
      ("", "Text(1)  // error: cannot convert"), ("", ".bolt()  // error: no member 'bolt'"),
      ("", "var body: Int { a }  // error: cannot find 'a'"),
      ("given=\"let n: Nt // error: cannot find type\"", "Text(n)"))
    let found = try await problems(text)
    #expect(found == [])
  }

  @Test func anExpressionOfManyLinesIsExpectedWhereTheCompilerSaysIt() async throws {
    let text = blocks(("", "Text(\"\")\n  .bold()\n  .bolt()  // error: no member\n  .bold()"))
    let found = try await problems(text)
    #expect(found == [])
  }

  @Test func notesBelongToTheirError() async throws {
    let report = try await report(
      blocks(("", "struct A {}\nstruct A {}  // error: redeclaration")))
    #expect(report.diagnostics == [])
    let expected = report.expected.values.flatMap { $0.map(\.description) }
    #expect(
      expected == [
        "page.md:3:8: error: invalid redeclaration of 'A'\n"
          + "page.md:2:8: note: 'A' previously declared here"
      ])
  }

  @Test func aStepHasTheMistakesOfItsBaseUntilItMendsThem() async throws {
    let base = "struct A {\n  var a = b  // error: find 'b'\n  var c = 1\n}"
    let keeps = blocks(("id=a", base), ("from=a", "struct A { var c = 2 }"))
    let found = try await problems(keeps)
    #expect(found == [])
    let repeats = blocks(("id=a", base), ("from=a", "struct A { var a = 3 }"))
    let mended = try await problems(repeats)
    #expect(mended == [])
  }

  @Test func aStepThatMendsALineElsewhereHasToRepeatIt() async throws {
    let text = blocks(
      ("id=a", "struct A {\n  var a = A.b  // error: no member 'b'\n}"),
      ("id=b from=a", "struct A { static let b = 2 }"))
    let found = try await problems(text)
    #expect(
      found == [
        "page.md:3:16: error: this line should lead to the error 'no member 'b'', and does not\n"
          + "page.md:6:4: note: not in 'b', a step from there; if it mends the line, repeat it "
          + "there without the comment"
      ])
  }

  @Test func whatABlockLeansOnMayExpectMistakes() async throws {
    let text = blocks(
      ("id=a", "struct A {\n  var a = b  // error: find 'b'\n}"),
      ("uses=a", "struct B { var a: A? }"))
    let found = try await problems(text)
    #expect(found == [])
  }

  @Test func brokenSyntaxCanBeExpected() async throws {
    let text = blocks(("", "let a = (1\nlet b = 2 // error: expected ')'"))
    let report = try await report(text)
    #expect(report.diagnostics.map(\.description) == [])
  }

  @Test func whatIsExpectedComesFromTheCacheToo() async throws {
    try await withScratchFolder { folder in
      let cache = Cache(folder: folder)
      let text = blocks(("", "let a = b  // error: cannot find 'b'"))
      let first = try await report(text, cache: cache)
      let second = try await report(text, cache: cache)
      #expect(second.summary.cached == 1)
      #expect(first.expected.count == 1)
      #expect(second.expected == first.expected)
    }
  }
}
