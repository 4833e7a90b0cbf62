import Diagnostics
import Markdown
import TestSupport
import Testing

@Suite struct PlacesTests {
  /// Texts put together from the pieces that decide where a node starts.
  @Test(arguments: 0..<200)
  func everyNodeStandsWhereItsMarkIs(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<20 {
      let text = (0..<Int.random(in: 1...24, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      #expect(misplaced(in: text) == [], "\(text.debugDescription)")
    }
  }

  private let pieces = [
    "a", "é", "word ", " ", "  ", "    ", "\t", "\n", "\n\n", "\r\n", "\r", "> ", ">", "- ", "1. ",
    "10) ", "*", "**", "_", "`", "``", "```\n", "~~~ x\n", "\\", "\\|", "|", "| a | b |\n",
    "|---|:-:|\n", "&amp;", "&lang;", "&#x41;", "&no;", "<b>", "</b>", "<!-- c -->", "<http://a.b>",
    "[", "]", "](/u)", "](/u\n\"t\")", "][r]", "[r]: /u\n", "[r]: </u>\n\"t\n t\"\n", "![", "!",
    "(", ")", "# ", "## x ##\n", "===\n", "---\n", "\"", "<div>\n", "\u{FEFF}", "\0",
  ]
}

/// The nodes whose place does not hold what they have to start with.
private func misplaced(in text: String) -> [String] {
  let source = SourceFile(path: "a.md", text: text)
  let (document, _) = parse(source)
  return nodes(document).filter { !isPlaced($0, in: source) }
    .map { "\($0.kind) at \($0.location)" }
}

private func nodes(_ node: Node) -> [Node] { [node] + node.children.flatMap(nodes) }

private func isPlaced(_ node: Node, in source: SourceFile) -> Bool {
  guard source.lines.indices.contains(node.location.line - 1) else { return false }
  let line = source.bytes[source.lines[node.location.line - 1]]
  let rest = line.dropFirst(node.location.column - 1)
  func starts(_ marks: String) -> Bool { rest.first.map { marks.utf8.contains($0) } ?? false }
  switch node.kind {
  case .text(let text): return starts("\\&") || text.utf8.first == rest.first
  case .code, .symbol: return starts("`")
  case .emphasis, .strong: return starts("*_")
  case .link: return starts("[<")
  case .image: return rest.starts(with: Array("![".utf8))
  case .html: return starts("<")
  case .blockQuote: return starts(">")
  case .codeBlock(let block): return block.text.lines.allSatisfy { isPlaced($0, in: source) }
  case .softBreak, .lineBreak: return rest.allSatisfy { "\\ \t".utf8.contains($0) }
  default: return true
  }
}

private func isPlaced(_ line: SourceText.Line, in source: SourceFile) -> Bool {
  guard let origin = line.origin else { return false }
  let bytes = source.bytes[source.lines[origin.line - 1]]
  let text = line.text.utf8.drop { $0 == UInt8(ascii: " ") }
  return origin.column - 1 + line.text.utf8.count == bytes.count
    && bytes.reversed().starts(with: text.reversed())
}
