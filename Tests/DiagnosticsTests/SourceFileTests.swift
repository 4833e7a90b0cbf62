import Diagnostics
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
    ("a\r\nb\rc\n\rd", ["a", "b", "c", "", "d"]), ("\r", [""]),
  ])
  func everyKindOfBreakEndsALine(text: String, lines: [String]) {
    let source = SourceFile(path: "a.md", text: text)
    #expect(source.lines.map { String(decoding: source.bytes[$0], as: UTF8.self) } == lines)
  }

  @Test func aPlaceIsLineAndBytes() {
    let source = SourceFile(path: "a.md", text: "é\nbé!")
    let places = [0, 2, 3, 6].map { source.location(at: $0) }
    #expect(places.map(\.line) == [1, 1, 2, 2])
    #expect(places.map(\.column) == [1, 3, 1, 4])
  }

  @Test func aByteOrderMarkIsNoText() {
    let (source, problems) = SourceFile.decode([0xEF, 0xBB, 0xBF, 0x61], path: "a.md")
    #expect(source.bytes == [0x61])
    #expect(problems == [])
  }

  @Test func theFirstByteThatIsNoTextIsReported() {
    let (source, problems) = SourceFile.decode([0x61, 0x0A, 0x62, 0xFF, 0xC3, 0x63], path: "a.md")
    #expect(source.bytes == Array("a\nb??c".utf8))
    let place = SourceLocation(file: "a.md", line: 2, column: 2)
    let message = "byte 0xFF is not UTF-8; save the file as UTF-8"
    #expect(problems == [Diagnostic(.error, "file.not-utf8", at: place, message)])
  }

  /// Cut off, overlong, a surrogate, beyond Unicode, a lone continuation.
  @Test(
    arguments: [
      [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func whateverIsNotUTF8KeepsItsLength(_ bytes: [UInt8]) {
    let (source, problems) = SourceFile.decode(bytes + [0x61], path: "a.md")
    #expect(source.bytes == Array(repeating: 0x3F, count: bytes.count) + [0x61])
    #expect(problems.map(\.location.column) == [1])
  }

  @Test func aNULByteIsReportedAndReplaced() {
    let (source, problems) = SourceFile.decode(Array("a\n\0b\0".utf8), path: "a.md")
    #expect(source.bytes == Array("a\n?b?".utf8))
    #expect(problems.map(\.code) == ["file.nul"])
    #expect(problems.map(\.location) == [SourceLocation(file: "a.md", line: 2)])
  }
}
