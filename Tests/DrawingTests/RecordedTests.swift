import CoreGraphics
import Drawing
import Foundation
import TestSupport
import Testing

struct RecordedTests {
  // Text of the file at 17 points, as a document of its own size.
  @Test(arguments: TestCase.all("txt"))
  func textIsDrawnAsOutlines(_ testCase: TestCase) throws {
    let run = TextRun(try testCase.text, face: Face(size: 17), color: .black)
    let layout = engine.layout([run])
    let list = DisplayList([.text(layout, at: .zero)])
    try testCase.expect(svg(list, size: layout.size, engine: engine), recordedIn: "svg")
  }

  @Test func everyDrawingHasItsText() {
    #expect(TestCase.leftOver("svg", of: "txt").isEmpty)
  }

  // Widths of single texts at 17 points in pictures from devices, three pixels to the point.
  @Test(.enabled(if: shared("facts/text-widths-body17.tsv") != nil, "no shared folder"))
  func measuredTextsAreWithinAPixel() throws {
    let file = try #require(shared("facts/text-widths-body17.tsv"))
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst(2)
    #expect(rows.count > 15)
    for row in rows {
      let fields = row.split(separator: "\t").map { String($0) }
      let expected = try #require(Double(fields[1]))
      let pixels = (width(fields[0], 17, pixel: 1.0 / 3) * 3).rounded()
      #expect(abs(pixels - expected) <= 1, "\(fields[0])")
    }
  }
}
