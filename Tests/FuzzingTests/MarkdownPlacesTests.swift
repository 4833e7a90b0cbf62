import Fuzzing
import TestSupport
import Testing

@Suite struct MarkdownPlacesTests {
  /// Texts put together from the pieces that decide where a node starts.
  @Test(arguments: 0..<200)
  func everyNodeStandsWhereItsMarkIs(seed: Int) throws {
    let markdown = try #require(FuzzedReader.all.first { $0.name == "markdown" })
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<20 {
      let text = (0..<Int.random(in: 1...24, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      #expect(markdown.problems(Array(text.utf8)) == [], "\(text.debugDescription)")
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
