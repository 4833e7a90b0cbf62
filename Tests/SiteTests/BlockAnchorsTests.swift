import Content
import Markdown
import Snippets
import Testing

@testable import Site

@Suite struct BlockAnchorsTests {
  @Test(arguments: [
    ("", "~~~swift id=a\n~~~\n~~~swift\n~~~\n", ["a", "snippet-2"]),
    ("# Snippet 1\n", "~~~swift\n~~~\n", ["code-snippet-1"]),
    ("# Code snippet 1\n\n# Snippet 1\n", "~~~swift\n~~~\n", ["code-code-snippet-1"]),
    ("# A\n", "~~~swift id=a\n~~~\n~~~swift id=code-a\n~~~\n", ["code-a", "code-code-a"]),
    ("", "~~~swift\n~~~\n~~~swift id=snippet-1\n~~~\n", ["code-snippet-1", "snippet-1"]),
    ("", "~~~swift id=pageContent\n~~~\n", ["code-pageContent"]),
  ])
  func everyBlockHasAnIDOfItsOwn(headings: String, blocks: String, ids: [String]) {
    let (anchors, page) = anchors(of: headings + "\n" + blocks)
    #expect(page.snippets.map { anchors.blocks[$0.id] } == ids)
  }

  @Test func comparisonsHaveIDsOfTheirOwn() {
    let blocks =
      "~~~swift id=a\n~~~\n~~~swift id=compare-1\n~~~\n~~~compare before=a after=a\n~~~\n"
    #expect(anchors(of: blocks).0.comparisons == ["code-compare-1"])
  }

  @Test func namesOfFilesAreWrittenAsAddressesSayThem() {
    #expect(percentEncoded("a b/c%d#e?f\"é.png") == "a%20b/c%25d%23e%3Ff%22%C3%A9.png")
    #expect(percentEncoded("a/b-c_d.~e&f") == "a/b-c_d.~e&f")
  }

  private func anchors(of text: String) -> (BlockAnchors, PageSnippets) {
    let page = Page(
      path: "content/a.md", slug: "a", frontMatter: FrontMatter(title: "A", summary: "B"),
      document: parse(text, file: "content/a.md").0)
    let (read, _) = snippets(of: page, support: [])
    return (BlockAnchors(read, beside: page.document.headings), read)
  }
}
