import Markdown
import Testing

/// Texts that would take minutes if they took more time the longer they are.
@Suite struct HostileTextTests {
  @Test(arguments: ["![", "![a ", "![["])
  func imagesThatAreNeverClosedAreTold(image: String) {
    let images = String(repeating: image, count: 20_000)
    let links = String(repeating: "[a](b) ", count: 20_000)
    let (document, problems) = parse("# One\n\n> \(images)\n\(links)\n\n# Two\n")
    #expect(problems.map(\.code) == ["markdown.open-images"])
    #expect(problems.map(\.location.description) == ["text.md:3:3"])
    #expect(document.headings.map(\.text) == ["One", "Two"])
  }

  @Test func imagesThatAreClosedMayBeMany() {
    let text = String(repeating: "![a](b) [c](d)\n", count: 5000)
    let (document, problems) = parse(text)
    #expect(problems.isEmpty)
    #expect(document.references.count == 10_000)
  }

  @Test func tablesFindTheDefinitionsOfALongPage() {
    let tables = String(repeating: "| [r] |\n|-|\n\n", count: 2000)
    let definitions = (0..<2000).map { "[r\($0)]: /u\n" }.joined()
    let (document, _) = parse("\(tables)[r]: /u\n\(definitions)")
    #expect(document.references.count == 2000)
  }

  @Test func aTableMayHaveManyRows() {
    let text = "| a | b |\n|-|-|\n" + String(repeating: "| [c](d) | `e` |\n", count: 10_000)
    let (document, _) = parse(text)
    #expect(document.references.last?.location.line == 10_002)
  }

  /// 2,000 columns, 2,000 rows of two bytes: four million cells that nobody has written.
  @Test func aTableMayNotLackMoreCellsThanAnybodyWouldWrite() {
    let header = String(repeating: "|a", count: 2000) + "\n" + String(repeating: "|-", count: 2000)
    let (document, problems) = parse(header + "\n" + String(repeating: "|\n", count: 2000))
    #expect(problems.map(\.code) == ["markdown.missing-cells"])
    #expect(problems.map(\.location.line) == [8])
    #expect(document.children.map { $0.children.count } == [2001])
  }
}
