import Charts
import Foundation
import Testing

struct PlottableTests {
  enum Roast: String, Plottable {
    case light, dark
  }

  @Test func anEnumerationStandsForItsRawValue() {
    #expect(Roast.light.primitivePlottable == "light")
    #expect(Roast(primitivePlottable: "dark") == .dark)
    #expect(Roast(primitivePlottable: "green") == nil)
  }

  @Test func aDecimalNumberStandsForTheNearestBinaryOne() {
    #expect(Decimal(string: "0.25")?.primitivePlottable == 0.25)
  }

  @Test func aSymbolsOutlineLiesWithinIt() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let outline = BasicChartSymbolShape.square.strokeBorder(lineWidth: 2).path(in: rect)
    #expect(outline.boundingRect == rect)
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
    #expect(outline.contains(CGPoint(x: 1, y: 5)))
  }
}
