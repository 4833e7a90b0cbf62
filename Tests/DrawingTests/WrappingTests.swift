import Drawing
import Testing

/// Every character is 10 points wide here, so that where lines end is arithmetic.
struct WrappingTests {
  let face = Face(size: 20480.0 / 1266, design: .monospaced)

  func layout(
    _ text: String, _ width: Double?, height: Double? = nil,
    _ style: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    engine.layout(
      [TextRun(text, face: face, color: .black)], style, width: width, height: height, pixel: 0)
  }

  func lines(
    _ text: String, _ width: Double?, height: Double? = nil,
    _ style: ParagraphStyle = ParagraphStyle()
  ) -> [String] {
    layout(text, width, height: height, style).lines.map { $0.runs.map(\.text).joined() }
  }

  @Test func withoutWidthOnlyNewlinesEndLines() {
    #expect(lines("one two\nthree", nil) == ["one two", "three"])
    #expect(lines("a\n\nb", nil) == ["a", "", "b"])
  }

  @Test func wordsThatDoNotFitGoToTheNextLine() {
    #expect(lines("one two three", 70) == ["one two", "three"])
    #expect(lines("one two three", 69) == ["one", "two", "three"])
  }

  @Test func textFitsIntoItsOwnWidth() {
    let width = Double(layout("one two", nil).size.width)
    #expect(lines("one two", width) == ["one two"])
  }

  @Test func spacesHangOverTheEnd() {
    let layout = layout("one   two", 30)
    #expect(layout.lines.map(\.width) == [30, 30])
    #expect(layout.size.width == 30)
  }

  @Test func spacesAtTheVeryEndCount() {
    #expect(abs(Double(layout("one  ", nil).size.width) - 50) < 1e-9)
    #expect(abs(Double(layout("one  ", 40).size.width) - 30) < 1e-9)
  }

  @Test func wordsLongerThanTheLineBreakAnywhere() {
    #expect(lines("abcdefgh", 30) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", 30) == ["a", "bcd", "efg", "h"])
    #expect(lines("ab", 3) == ["a", "b"])
  }

  @Test func linesMayEndAfterHyphens() {
    #expect(lines("a re-route", 60) == ["a re-", "route"])
    #expect(lines("minus -5", 70) == ["minus", "-5"])
    #expect(lines("and/or", 50) == ["and/", "or"])
  }

  @Test func noBreakSpacesKeepWordsTogether() {
    #expect(lines("a b\u{A0}c", 40) == ["a", "b\u{A0}c"])
  }

  @Test func ideographsBreakAnywhereButNotBeforeTheirStops() {
    let text = "日本。語"
    let size = Double(layout("日本", nil).size.width)
    #expect(lines(text, size) == ["日", "本。", "語"])
  }

  @Test func linesEndAfterTheLimit() {
    let layout = layout("one two three", 40, ParagraphStyle(lineLimit: 2))
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
  }

  @Test(arguments: [
    (ParagraphStyle.Truncation.tail, "abc…"), (.head, "…hij"), (.middle, "a…ij"),
  ])
  func ellipsesStandForWhatIsLeftOut(_ mode: ParagraphStyle.Truncation, _ expected: String) {
    let style = ParagraphStyle(lineLimit: 1, truncation: mode)
    #expect(lines("abcdefghij", 45, style) == [expected])
  }

  @Test func textBeforeAnEllipsisEndsWithoutSpace() {
    #expect(lines("one two", 50, ParagraphStyle(lineLimit: 1)) == ["one…"])
  }

  @Test func heightLimitsTheLines() {
    let line = FontMetrics.lineHeight(face.size)
    #expect(lines("a b c", 10, height: 2 * line) == ["a", "…"])
    #expect(lines("a b c", 10, height: 1) == ["…"])
    #expect(lines("a b c", 10, height: 3 * line) == ["a", "b", "c"])
  }

  @Test func textShrinksNoMoreThanItMust() {
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    let shrunk = layout("abcdefghij", 80, style)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.lines[0].width > 79 && shrunk.lines[0].width <= 80.01)
    #expect(layout("abcdefghij", 40, style).isTruncated)
    #expect(!layout("abcdefghij", 100, style).isTruncated)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.leading, 0.0), (.center, 10), (.trailing, 20),
  ])
  func shortLinesAreAligned(_ alignment: ParagraphStyle.Alignment, _ expected: Double) {
    let layout = layout("abc\nd", nil, ParagraphStyle(alignment: alignment))
    #expect(abs(layout.lines[1].x - expected) < 1e-9)
    #expect(layout.lines[0].x == 0)
  }

  @Test func runsContinueALine() {
    let runs = ["ab", "cd ef"].map { TextRun($0, face: face, color: .black) }
    let layout = engine.layout(runs, width: 40, pixel: 0)
    #expect(layout.lines.map { $0.runs.map(\.text) } == [["ab", "cd"], ["ef"]])
    #expect(layout.lines[0].runs.map(\.x) == [0, 20])
    #expect(layout.lines[1].runs.map(\.run) == [1])
  }
}
