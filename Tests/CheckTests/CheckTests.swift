import Diagnostics
import Foundation
import Testing

@testable import Check

struct CheckTests {
  @Test func aMistakeIsToldAtItsPlace() async throws {
    let found = try await problems(
      blocks(("", "struct A: View {\n  var body: Text { Txt(\"\") }\n}")))
    #expect(found == ["page.md:3:20: error: cannot find 'Txt' in scope"])
  }

  @Test func aMistakeOnTheFirstLineIsToldThere() async throws {
    let found = try await problems(blocks(("", "let a: Strin = \"\"")))
    #expect(found == ["page.md:2:8: error: cannot find type 'Strin' in scope"])
  }

  @Test func whatALaterStageFindsIsToldToo() async throws {
    let code = "struct A {\n  func f(_ a: Bool) -> Int { if a { return 1 } }\n}"
    let found = try await problems(blocks(("", code)))
    #expect(
      found == ["page.md:3:48: error: missing return in instance method expected to return 'Int'"])
  }

  @Test func aBlockInAListIsToldAtItsColumn() async throws {
    let text = "- item\n\n  ```swift\n  let a = b\n  ```\n"
    let found = try await problems(text)
    #expect(found == ["page.md:4:11: error: cannot find 'b' in scope"])
  }

  @Test func aNoteHasItsPlaceToo() async throws {
    let found = try await problems(blocks(("", "struct A {}\nstruct A {}")))
    #expect(
      found == [
        "page.md:3:8: error: invalid redeclaration of 'A'\n"
          + "page.md:2:8: note: 'A' previously declared here"
      ])
  }

  @Test func aPieceIsCompiledInAViewOfItsOwn() async throws {
    let text = blocks(("", "Text(\"a\")\n  .bolt()"), ("", ".padding(\"a\")"))
    let found = try await problems(text)
    #expect(
      found == [
        "page.md:3:4: error: value of type 'Text' has no member 'bolt'",
        "page.md:6:10: error: cannot convert value of type 'String' to expected argument type "
          + "'Double'",
      ])
  }

  @Test func whatIsGivenCanBeUsedAndBeWrong() async throws {
    let text = blocks(
      ("given=\"let title: String\"", "Text(title)"), ("given=\"let n: Nt\"", "Text(n)"))
    let found = try await problems(text)
    #expect(found == ["page.md:4:24: error: cannot find type 'Nt' in scope"])
  }

  @Test func anUnusedConstantInAPieceIsNoMatter() async throws {
    let found = try await problems(blocks(("", "let a = 1")))
    #expect(found == [])
  }

  @Test func aStepsMistakeIsToldInTheStep() async throws {
    let text = blocks(
      ("id=a", "struct A: View {\n    var body: some View { Text(\"\") }\n}"),
      ("from=a", "var body: some View { Txt(\"\") }"))
    let found = try await problems(text)
    #expect(found == ["page.md:7:23: error: cannot find 'Txt' in scope"])
  }

  @Test func whatAStepBreaksInItsBaseIsToldThereWithTheStepsName() async throws {
    let text = blocks(
      ("id=a", "struct A: View {\n  var n = \"\"\n  var body: some View { Text(n) }\n}"),
      ("id=b from=a", "struct A { var n = 1 }"))
    let found = try await problems(text)
    #expect(
      found == [
        "page.md:4:30: error: cannot convert value of type 'Int' to expected argument type "
          + "'String'\npage.md:7:4: note: the line is part of 'b', a step from there"
      ])
  }

  @Test func aMistakeThatStepsRepeatIsToldOnce() async throws {
    let text = blocks(
      ("id=a", "struct A { let n = m }"), ("id=b from=a", "struct A { var k = 1 }"),
      ("uses=a", "let a = A()"))
    let found = try await problems(text)
    #expect(found == ["page.md:2:20: error: cannot find 'm' in scope"])
  }

  @Test func whatNoAuthorWroteIsToldOfTheWholeBlock() async throws {
    let found = try await problems(blocks(("", "func path(in rect: Int) -> Int { 1 }")))
    #expect(
      found == [
        "page.md:1:4: error: cannot find type 'Shape' in scope "
          + "(in what the tool puts around this block: 'struct Fragment1: Shape {')"
      ])
  }

  @Test func aStepsBrokenSyntaxIsToldInTheCompilersWords() async throws {
    let text = blocks(
      ("id=a", "struct A {\n  var n = 1\n}"), ("from=a", "struct A {\n  var n = (1\n}"))
    let found = try await problems(text)
    #expect(
      found == [
        "page.md:9:1: error: expected ')' in expression list\n"
          + "page.md:8:11: note: to match this opening '('"
      ])
  }

  @Test func aBraceThatAStepForgetsIsMissedAtItsEnd() async throws {
    let text = blocks(("id=a", "struct A {\n}"), ("from=a", "struct A {\n  var n = 1"))
    let found = try await problems(text)
    #expect(
      found == [
        "page.md:8:1: error: expected '}' in struct\n"
          + "page.md:6:10: note: to match this opening '{'"
      ])
  }

  @Test func aBraceThatAPieceForgetsIsMissedAtItsEnd() async throws {
    let found = try await problems(blocks(("", "var body: some View {\n  Text(\"\")")))
    #expect(
      found == [
        "page.md:4:1: error: expected '}' at end of brace statement\n"
          + "page.md:2:21: note: to match this opening '{'"
      ])
  }

  @Test func aBraceTooManyInAPieceIsToldAtItsPlace() async throws {
    let found = try await problems(blocks(("", "let n: Int\ninit() { n = 1 } }\nlet m: Int")))
    #expect(found == ["page.md:3:18: error: extraneous '}' at top level"])
  }

  @Test func whatFollowsFromABrokenBlockIsNotTold() async throws {
    let text = blocks(
      ("id=a", "struct A {\n  let n = 1"), ("id=b from=a", "struct A { var n = m }"))
    let found = try await problems(text)
    #expect(
      found.map { $0.prefix(59) } == [
        "page.md:4:1: error: expected '}' in struct\npage.md:2:10: no"
      ])
  }

  @Test func whatAGivenTypeLeansOnIsFound() async throws {
    let text = blocks(
      ("", "struct Model { var name = \"\" }"), ("given=\"let model: Model\"", "Text(model.name)"))
    let found = try await problems(text)
    #expect(found == [])
  }

  @Test func aGivenImportStandsOutsideOfTypes() async throws {
    let text = blocks(("given=\"import Foundation; let url: URL\"", "Text(url.path)"))
    let found = try await problems(text)
    #expect(found == [])
  }

  @Test func whatIsGivenMayHaveBrokenSyntax() async throws {
    let found = try await problems(blocks(("given=\"let a: (Int\"", "Text(\"\")")))
    #expect(found.map { $0.prefix(37) } == ["page.md:1:4: error: expected ')' at e"])
  }

  @Test func twoMistakesCannotMakeUpForEachOther() async throws {
    let found = try await problems(blocks(("", "struct A {} }\nstruct B {")))
    #expect(found.first == "page.md:2:13: error: extraneous '}' at top level")
  }

  @Test func ignoredBlocksAreNotCompiled() async throws {
    let found = try await problems(blocks(("ignore=\"needs a device\"", "this is no Swift")))
    #expect(found == [])
  }

  @Test func expectedMistakesAreMetBothWays() async throws {
    let text = blocks(
      ("", "let a = b  // error: cannot find 'b'"), ("", "let a = 1  // error: cannot find"))
    let found = try await problems(text)
    #expect(
      found == [
        "page.md:5:12: error: this line should lead to the error 'cannot find', and does not"
      ])
  }
}
