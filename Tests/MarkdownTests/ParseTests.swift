import Diagnostics
import Markdown
import Testing

@Suite struct ParseTests {
  @Test func placesCountFromTheFilesFirstLine() {
    let source = SourceFile(path: "a.md", text: "---\ntitle: T\n---\n\n# One\n")
    let (document, _) = parse(source, fromLine: 4)
    #expect(document.location == SourceLocation(file: "a.md", line: 4))
    #expect(document.children.map(\.kind) == [.heading(level: 1)])
    #expect(document.children.map(\.location) == [SourceLocation(file: "a.md", line: 5)])
  }

  @Test func aTableFindsDefinitionsOfItsPartOfTheFileOnly() {
    let source = SourceFile(path: "a.md", text: "[a]: /no\n\n| [a] | [b] |\n|-|-|\n\n[b]: /yes\n")
    let (document, _) = parse(source, fromLine: 3)
    #expect(targets(document) == ["/yes"])
  }

  @Test(arguments: [
    "", "\n", "\r\n\r", " ", "\u{FEFF}", "\u{FEFF}\u{FEFF}# a", "\0", "[", "|", "`",
  ])
  func nearlyNothingIsADocument(_ text: String) {
    #expect(parse(text).0.kind == .document)
  }

  @Test func aLineBehindTheEndGivesAnEmptyDocument() {
    #expect(parse(SourceFile(path: "a.md", text: "# a"), fromLine: 2).0.children == [])
  }

  @Test(arguments: ["> ", "- ", "1. ", "*a **a ", "![", "- > "])
  func whatIsNestedTooDeepIsReported(_ mark: String) {
    let end = mark == "![" ? "a" + String(repeating: "](b)", count: 1000) : "a"
    let close = mark == "*a **a " ? String(repeating: " a** a*", count: 1000) : ""
    let (document, diagnostics) = parse(String(repeating: mark, count: 1000) + end + close)
    #expect(depth(document) == Node.depthLimit)
    #expect(diagnostics.map(\.code) == ["markdown.too-deep"])
  }

  @Test(arguments: [
    "> ", "- ", "[", "![", "*", "`", "<", "&", "|", "\\", "]", "](", "_a*", "\t", "(((",
  ])
  func aLongRowOfMarksIsNoTrouble(_ mark: String) {
    #expect(depth(parse(String(repeating: mark, count: 20_000)).0) <= Node.depthLimit)
  }
}

private func targets(_ node: Node) -> [String] {
  guard case .link(let target, _) = node.kind else { return node.children.flatMap(targets) }
  return [target]
}

private func depth(_ node: Node) -> Int { 1 + (node.children.map(depth).max() ?? 0) }
