import Testing

@testable import Snippets

private func block(_ info: String) -> String {
  "```\(info)\nlet a = 1\n```\n"
}

struct InfoStringTests {
  @Test func everyAttributeIsUnderstood() {
    let info =
      #"swift id=after title="A \"b\"" hidden uses="x y" diff=x given="var n = 1" as=members "#
      + #"preview=screen ignore="needs UIKit" from=x removes="on(new state:) a""#
    let attributes = read(block(info)).snippets[0].attributes
    #expect(attributes.id == "after")
    #expect(attributes.title == "A \"b\"")
    #expect(attributes.isHidden)
    #expect(attributes.uses == ["x", "y"])
    #expect(attributes.from == "x")
    #expect(attributes.removes == ["on(new state:)", "a"])
    #expect(attributes.diff == "x")
    #expect(attributes.given == "var n = 1")
    #expect(attributes.shape == .members)
    #expect(attributes.preview == .screen)
    #expect(attributes.ignore == "needs UIKit")
  }

  /// Columns are counted by hand: the info string starts at column 4.
  @Test(arguments: [
    ("swift titel=a", "1:10: error: unknown attribute 'titel'; did you mean 'title'?"),
    ("swift zebra", "1:10: error: unknown attribute 'zebra'"),
    ("swift id", "1:10: error: 'id' wants a value: id=…"),
    ("swift id=", "1:10: error: 'id' wants a value: id=…"),
    ("swift hidden=yes", "1:17: error: 'hidden' takes no value"),
    ("swift id=\"a b\"", "1:14: error: 'id' wants one name of letters and digits"),
    ("swift ignore", "1:10: error: 'ignore' wants the reason: ignore=\"…\""),
    ("swift ignore=\" \"", "1:10: error: 'ignore' wants the reason: ignore=\"…\""),
    ("swift title=\"a", "1:16: error: this quote is not closed on its line"),
    (
      "swift title=\"ä\" preview=scren",
      "1:29: error: 'preview' is one of none, fit, screen, not 'scren'; did you mean 'screen'?"
    ),
    (
      "swift expect=\"overlap contrst\"",
      "1:18: error: 'expect' is some of truncated, clipped, fixed-size, contrast, small-target, "
        + "no-label, overlap, not-drawn, not-settled, not 'contrst'; did you mean 'contrast'?"
    ),
    ("swift removes=\"a\"", "1:10: error: 'removes' says what a step drops: add from=…"),
    ("swift from=x", "1:15: error: no block of this page has the id 'x'"),
    ("swift uses=\"x y\" id=x", "1:18: error: no block of this page has the id 'y'"),
    (
      "swift diff=strat id=start",
      "1:15: error: no block of this page has the id 'strat'; did you mean 'start'?"
    ),
  ])
  func aMistakeIsToldAtItsColumn(info: String, expected: String) {
    #expect(problems(block(info)) == ["content/page.md:" + expected])
  }

  @Test func aRepeatedAttributeLeadsToTheFirst() {
    #expect(
      problems(block("swift id=a id=b")) == [
        "content/page.md:1:15: error: 'id' is given twice\n"
          + "content/page.md:1:10: note: the first one is here"
      ])
  }

  @Test func aRepeatedNameLeadsToTheFirst() {
    #expect(
      problems(block("swift id=a") + block("swift id=a")) == [
        "content/page.md:4:10: error: another block of this page has the id 'a'\n"
          + "content/page.md:1:10: note: the first one is here"
      ])
  }

  @Test func blocksInListsAndQuotesCount() {
    let text =
      "- item\n\n  ```swift id=a\n  let a = 1\n  ```\n\n> ```swift id=b\n> let b = 1\n> ```\n"
    #expect(read(text).snippets.map(\.attributes.id) == ["a", "b"])
    #expect(read(text).snippets[0].text.lines[0].origin?.description == "content/page.md:4:3")
  }

  @Test func aBlockInAnotherLanguageIsNotRead() {
    #expect(read(block("swiftui") + block("json titel=a")).snippets.isEmpty)
    #expect(problems(block("json titel=a")).isEmpty)
  }

  @Test func comparesTwoBlocks() {
    let text = block("swift id=a") + block("swift id=b") + "```compare before=a after=b\n```\n"
    let page = read(text)
    #expect(page.comparisons.map(\.before.index) == [0])
    #expect(page.comparisons.map(\.after.index) == [1])
  }

  @Test func aComparisonNeedsBothSides() {
    let text = block("swift id=a") + "```compare before=b\n```\n"
    #expect(
      problems(text) == [
        "content/page.md:4:4: error: 'compare' wants the name of a block: after=…",
        "content/page.md:4:19: error: no block of this page has the id 'b'",
      ])
  }
}
