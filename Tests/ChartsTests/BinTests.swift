import Charts
import Foundation
import Testing

struct BinTests {
  @Test func binsOfASizeCoverTheRangeAtMultiplesOfIt() {
    #expect(NumberBins(size: 5, range: 3...11).thresholds == [0, 5, 10, 15])
  }

  @Test func aNumberOfBinsShareTheRangeEvenly() {
    #expect(NumberBins(range: 0...1.0, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test(arguments: [(0.0...10, [0, 2, 4, 6, 8, 10]), (0...45, [0, 10, 20, 30, 40, 50])])
  func desiredBinsHaveRoundSizes(_ range: ClosedRange<Double>, _ thresholds: [Double]) {
    #expect(NumberBins(range: range, desiredCount: 5).thresholds == thresholds)
  }

  @Test func aThresholdBelongsToTheBinThatItBegins() {
    let bins = NumberBins(thresholds: [0, 10, 20])
    #expect([0, 9, 10, 20, 99, -1].map { bins.index(for: $0) } == [0, 0, 1, 1, 1, 0])
    #expect(!bins[0].contains(10))
    #expect(bins[1].contains(10))
  }

  @Test func onlyTheLastBinHasItsUpperBound() {
    let bins = NumberBins(thresholds: [0, 10, 20])
    #expect(bins.map { $0.contains($0.upperBound) } == [false, true])
  }

  @Test func daysBeginAtMidnight() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 3600)
    let bins = DateBins(
      unit: .day, range: start...start.addingTimeInterval(86_400), calendar: calendar)
    #expect(bins.thresholds.map(\.timeIntervalSince1970) == [0, 86_400, 172_800])
  }
}
