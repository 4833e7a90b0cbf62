import Testing

@testable import SymbolLookup

@Suite struct OwnSymbolTests {
  private let button = swift(
    """
    struct RoundButton: View {
      var title: String, size = 1
      init(_ title: String, at place: Int) {}
      static func make() -> Self {}
      subscript(row: Int, in section: Int) -> Int { 0 }
      enum Shape { case round(radius: Double), square }
    }
    extension View { func rounded() -> some View { self } }
    func + (left: RoundButton, right: RoundButton) {}
    """)

  @Test(arguments: [
    ("RoundButton", "struct"), ("RoundButton/size", "property"),
    ("RoundButton/init(_:at:)", "init"), ("RoundButton/init", "init"),
    ("RoundButton/make()", "type.method"), ("RoundButton/subscript(_:in:)", "subscript"),
    ("RoundButton/Shape/round(radius:)", "enum.case"), ("RoundButton/Shape/square", "enum.case"),
    ("View/rounded()", "method"),
  ])
  func aBlocksOwnSymbolsLeadToIt(_ text: String, _ kind: String) {
    let found = target(text, on: [page(swift("let a = 1") + button)])
    #expect(found.hasPrefix(kind + " " + text) && found.hasSuffix(" in content/page.md#1"))
  }

  @Test func thePageComesBeforeSupportAndThatBeforeFrameworks() {
    let label = swift("struct Label {}")
    let own = support("struct Label {}")
    #expect(target("Label", on: [page(label)], support: [own]).hasSuffix("page.md#0"))
    #expect(target("Label", support: [own]) == "struct Label in support")
    #expect(target("Label", on: [page(""), page(label, path: "content/b.md")]) == "struct Label")
  }

  @Test func ofAStepAndWhatItChangesTheFirstIsMeant() {
    let steps = "```swift id=a\nstruct A {}\n```\n```swift from=a\nstruct A { var b = 1 }\n```\n"
    #expect(target("A", on: [page(steps)]) == "struct A in content/page.md#0")
    #expect(target("A/b", on: [page(steps)]) == "property A/b in content/page.md#1")
  }

  @Test func otherPagesDeclareWhatNothingElseDoes() {
    let other = page(swift("struct Knob {}"), path: "content/b.md")
    #expect(target("Knob", on: [page(""), other]) == "struct Knob in content/b.md#0")
  }

  @Test func ofTwoOtherPagesNoneIsPicked() {
    let pages = ["b", "c"].map { page(swift("struct Knob {}"), path: "content/\($0).md") }
    #expect(target("Knob", on: [page("")] + pages) == "'Knob' can mean 2 symbols: Knob, Knob")
  }

  @Test func draftsOfOthersAreNotLedTo() {
    let draft = page(swift("struct Knob {}"), path: "content/b.md", isDraft: true)
    #expect(target("Knob", on: [page(""), draft]).hasPrefix("no symbol"))
  }

  @Test func ownNamesAreSuggestedToo() {
    let nearest = "no symbol 'RoundButon/titel'; did you mean 'RoundButton/title'?"
    #expect(target("RoundButon/titel", on: [page(button)]) == nearest)
  }
}
