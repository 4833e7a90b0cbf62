import Markdown
import Testing

@Suite struct HeadingsTests {
  @Test(arguments: [
    ("Errors", "errors"), ("Two words", "two-words"), ("`View.body` & *more*", "viewbody--more"),
    ("A - b_c", "a---b_c"), ("Über 日本 １", "über-日本-１"), ("?!", "section"), ("Don’t", "dont"),
    ("C++", "c"), ("👍 ok", "-ok"),
  ])
  func anIDIsMadeAsGitHubDoes(text: String, id: String) {
    #expect(ids("# \(text)") == [id])
  }

  @Test func anIDIsUniqueOnItsPage() {
    #expect(ids("# A\n# a\n# A-1\n# a\n# A-1\n") == ["a", "a-1", "a-1-1", "a-2", "a-1-2"])
  }

  @Test func headingsAreFoundWhereverTheyStand() {
    let (document, _) = parse("# One\n\n> ## Two `x`\n\n- ### Three\n")
    #expect(document.headings.map(\.text) == ["One", "Two x", "Three"])
    #expect(document.headings.map(\.level) == [1, 2, 3])
    #expect(document.headings.map(\.location.line) == [1, 3, 5])
  }

  @Test func plainTextIsWhatAReaderSees() {
    let (document, _) = parse("*a* **b\nc** `d` [e](f) ![g](h) <i>j</i>\n\n- k\n\n      l\n")
    #expect(document.plainText == "a b c d e g j\nk\nl")
  }

  @Test func aTableIsALineARow() {
    #expect(parse("| a | b |\n|-|-|\n| c | d |\n").0.plainText == "a b\nc d")
  }

  @Test func referencesAreFoundWhereverTheyStand() {
    let (document, _) = parse("> [a *![b](c)*](d)\n\n| <http://e> |\n|-|\n")
    #expect(document.references.map(\.destination) == ["d", "c", "http://e"])
    #expect(document.references.map(\.isImage) == [false, true, false])
  }

  private func ids(_ text: String) -> [String] { parse(text).0.headings.map(\.id) }
}
