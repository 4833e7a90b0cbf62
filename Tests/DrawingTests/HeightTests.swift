import Drawing
import Testing

struct HeightTests {
  /// The text style that has a size by default, or at its largest.
  func entry(_ size: Double) -> DynamicTypeTable.Entry? {
    DynamicTypeTable.Category.allCases.filter { $0 == .large || $0 == .accessibility5 }
      .flatMap { category in
        DynamicTypeTable.Style.allCases.map { DynamicTypeTable.entry($0, category) }
      }
      .first { $0.size == size }
  }

  func layout(
    _ text: String, _ size: Double, width: Double? = nil, leading: Double? = nil,
    _ style: ParagraphStyle = ParagraphStyle(), pixel: Double = 1.0 / 3
  ) -> TextLayout {
    let face = Face(size: size, leading: leading ?? entry(size)?.gap)
    return engine.layout(
      [TextRun(text, face: face, color: .black)], style, width: width, pixel: pixel)
  }

  // Heights of labels and texts on devices, three pixels to the point.
  @Test(arguments: [
    (11, 13.333), (12, 14.333), (13, 15.667), (15, 18), (17, 20.333), (20, 24), (14, 17),
    (16, 19.333), (19, 23), (23, 27.667), (25, 30), (26, 31.333), (27, 32.333), (28, 33.667),
    (30, 36), (32, 38.333), (34, 40.667), (38, 45.667), (43, 51.333), (48, 57.333), (53, 63.333),
    (58, 69.333),
  ])
  func oneLineIsAsHighAsOnIOS(_ size: Double, _ expected: Double) {
    #expect(abs(layout("Hello", size).size.height - expected) < 0.001)
  }

  @Test func pixelsOfOtherScreensRoundOtherwise() {
    #expect(layout("Hello", 17, pixel: 0.5).size.height == 20.5)
    #expect(layout("Hello", 17, pixel: 1).size.height == 21)
  }

  // Two lines: 2 · line + leading. Captions of 12 points were measured on a device.
  @Test func linesLieALeadingApart() {
    let caption = layout("a\nb", 12)
    #expect(abs(caption.size.height - 30.333) < 0.001)
    #expect(abs(layout("a\nb", 17).size.height - 42.333) < 0.001)
  }

  @Test(arguments: [(15, 20.0), (17, 22), (22, 28), (28, 34), (49, 58.333)])
  func baselinesAreALeadingApart(_ size: Double, _ expected: Double) {
    let lines = layout("a\nb", size).lines
    #expect(abs(lines[1].baseline - lines[0].baseline - expected) < 0.17)
  }

  @Test func fontsOfAGivenSizeHaveNoLeading() {
    // 2 · 16 · 2444 / 2048 + 2 = 40.19, as a paragraph with that line spacing on a device.
    let height = layout("a\nb", 16, leading: 0, ParagraphStyle(lineSpacing: 2), pixel: 0.5)
    #expect(Face(size: 16).gap == 0)
    #expect(height.size.height == 40.5)
  }

  @Test func baselinesAreOnTheNearestPixel() {
    #expect(abs(layout("a", 17).firstBaseline - 16.333) < 0.001)
    #expect(layout("a", 17, pixel: 0.5).firstBaseline == 16)
    #expect(layout("a", 22).firstBaseline == 21)
    #expect(layout("a", 16, pixel: 0.5).firstBaseline == 15)
  }

  @Test func emptyTextIsOneLineHighAndHasNoWidth() {
    let empty = layout("", 17)
    #expect(empty.size.width == 0)
    #expect(abs(empty.size.height - 20.333) < 0.001)
    #expect(layout("", 17, width: 0).size == empty.size)
  }

  @Test func textWithoutRoomHasNoWidth() {
    #expect(layout("Hello", 17, width: 0).size.width == 0)
  }

  @Test func textAfterALastNewlineIsALineOfItsOwn() {
    #expect(layout("a\n", 17).lines.count == 2)
    #expect(layout("a\n", 17).size.height == layout("a\nb", 17).size.height)
  }

  @Test func reservedSpaceIsAsHighAsTheLinesWouldBe() {
    let style = ParagraphStyle(lineLimit: 3, reservesSpace: true)
    #expect(layout("a", 17, style).size.height == layout("a\nb\nc", 17).size.height)
    #expect(layout("a\nb\nc", 17, style).size.height == layout("a\nb\nc", 17).size.height)
  }

  @Test func runsShareABaseline() {
    let runs = [34.0, 17].map { TextRun("x", face: Face(size: $0), color: .black) }
    let mixed = engine.layout(runs, pixel: 0)
    #expect(abs(mixed.size.height - FontMetrics.lineHeight(34)) < 1e-9)
    #expect(abs(mixed.firstBaseline - FontMetrics.ascent(34)) < 1e-9)
  }

  @Test func raisedTextRaisesTheLine() {
    var raised = TextRun("2", face: Face(size: 17), color: .black)
    raised.baselineOffset = 5
    let layout = engine.layout(
      [TextRun("x", face: Face(size: 17), color: .black), raised], pixel: 0)
    #expect(abs(layout.size.height - FontMetrics.lineHeight(17) - 5) < 1e-9)
  }
}
