import Diagnostics
import Testing

@testable import Snippets

private func tokens(_ text: String) -> [[Token]] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return highlight(SourceText(lines: lines.map { .init(String($0), origin: nil) }))
}

/// Every token as `kind:text`, without plain ones.
private func marked(_ text: String) -> [String] {
  tokens(text).flatMap(\.self).filter { $0.kind != .plain }.map { "\($0.kind):\($0.text)" }
}

struct HighlightingTests {
  @Test(arguments: [
    ("let a = 12", ["keyword:let", "declaration:a", "number:12"]),
    ("@State var on: Bool", ["attribute:@State", "keyword:var", "declaration:on", "type:Bool"]),
    ("Text(title).padding(.top)", ["type:Text", "call:padding", "member:top"]),
    (".frame(width: x) // end", ["call:frame", "label:width", "comment:// end"]),
    ("#Preview { }", ["directive:#Preview"]),
    ("struct Row: View {}", ["keyword:struct", "declaration:Row", "type:View"]),
    ("\\.isEnabled", ["member:isEnabled"]),
  ])
  func piecesAreTold(code: String, expected: [String]) {
    #expect(marked(code) == expected)
  }

  @Test func aStringOverSeveralLinesIsOneInEach() {
    let rows = tokens("let a = \"\"\"\n  b\n  \"\"\"\n")
    #expect(rows[1] == [Token(.plain, "  "), Token(.string, "b")])
    #expect(rows.count == 4)
  }

  @Test(arguments: ["", "a", "struct {", "\n\n", "let s = \"\\(x", "/* open\nmore", "ä 🎈 = 1"])
  func tokensTogetherAreTheText(code: String) {
    let text = tokens(code).map { $0.map(\.text).joined() }.joined(separator: "\n")
    #expect(text == code)
  }
}
