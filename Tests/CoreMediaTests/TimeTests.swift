import CoreMedia
import Testing

struct TimeTests {
  @Test func aTimeIsAFractionOfSeconds() {
    #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
    #expect(CMTime(seconds: 0.1, preferredTimescale: 600).value == 60)
  }

  @Test func timesOfOtherScalesAreAddedWithoutLoss() {
    let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
    #expect(sum.value == 7)
    #expect(sum.timescale == 12)
  }

  @Test func theSameTimeIsEqualInOtherScales() {
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(CMTime(value: 1, timescale: 2) < CMTime(value: 301, timescale: 600))
    #expect(CMTime.zero < .positiveInfinity)
  }

  @Test func whatIsNoNumberHasNoSeconds() {
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.invalid.seconds.isNaN)
    #expect(CMTime.negativeInfinity.seconds == -.infinity)
    #expect((CMTime.zero + .indefinite).isIndefinite)
  }

  @Test func aRangeHasItsStartAndNotItsEnd() {
    let range = CMTimeRange(start: .zero, end: CMTime(value: 2, timescale: 1))
    #expect(range.containsTime(.zero))
    #expect(!range.containsTime(CMTime(value: 2, timescale: 1)))
  }
}
