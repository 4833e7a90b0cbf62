import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

struct AnimatableValuesTests {
  @Test func partsAreCalculatedOneByOne() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    #expect(values.magnitudeSquared == 30)
    values.scale(by: 2)
    let sum = values + AnimatableValues(1.0, CGFloat(1), AnimatablePair(1.0, 1.0))
    #expect(sum == AnimatableValues(3.0, CGFloat(5), AnimatablePair(7.0, 9.0)))
    #expect(sum - sum == .zero)
    #expect(sum != .zero)
  }

  @Test func minutesAreThoseOfTheClock() {
    let start = Date(timeIntervalSinceReferenceDate: 125)
    let moments = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(3)
    #expect(moments.map(\.timeIntervalSinceReferenceDate) == [120, 180, 240])
  }

  @Test func anchorsAreEqualWhereTheirPartsAre() {
    let place = AnchorPlace()
    let (top, leading) = (
      Anchor(place: place, source: .top), Anchor(place: place, source: .leading)
    )
    #expect(top == Anchor(place: place, source: .unitPoint(.top)))
    #expect(top != leading)
    #expect(Set([top, top, leading]).count == 2)
    #expect(top != Anchor(place: AnchorPlace(), source: .top))
  }
}
