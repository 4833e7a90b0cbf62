import CoreGraphics
import Testing

@testable import SwiftUI

struct KeyframeTests {
  @Test func aLineGoesFromValueToValue() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 2)
    }
    #expect(timeline.duration == 3)
    #expect([0, 0.5, 1, 2, 3, 9].map(timeline.value(time:)) == [0, 5, 10, 5, 0, 0])
    #expect(timeline.value(progress: 1.0 / 3) == 10)
  }

  @Test func eachPartHasATrackOfItsOwn() {
    let timeline = KeyframeTimeline(initialValue: CGPoint(x: 1, y: 1)) {
      KeyframeTrack(\.x) { LinearKeyframe(3, duration: 1) }
      KeyframeTrack(\.y) { LinearKeyframe(5, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2) == CGPoint(x: 3, y: 3))
  }

  @Test func aMoveTakesNoTime() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(4)
      LinearKeyframe(8, duration: 1)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0) == 4)
  }

  @Test func aSpringWithoutADurationLastsUntilItRests() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .smooth) }
    #expect(timeline.duration == Spring.smooth.settlingDuration)
  }

  @Test func cubicKeyframesArriveWithTheSlopeAroundThem() {
    // Through 0, 1 and 4 at the seconds 0, 1 and 2 the slope in the middle is 4 / 2.
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(4, duration: 1)
    }
    let step = 1e-5
    let slope = (timeline.value(time: 1 + step) - timeline.value(time: 1 - step)) / (2 * step)
    #expect(abs(slope - 2) < 1e-3)
    #expect(timeline.value(time: 1) == 1)
  }

  @Test func aGivenVelocityIsKept() {
    // A Hermite curve from 0 to 0 with speed 1 at its start has 0.5³ - 2·0.5² + 0.5 in the middle.
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 1, endVelocity: 0)
    }
    #expect(timeline.value(time: 0.5) == 0.125)
  }

  @Test func loopsAndBranchesAddKeyframes() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        for value in 1...3 { LinearKeyframe(Double(value), duration: 1) }
        if isLong { LinearKeyframe(0, duration: 5) } else { MoveKeyframe(0) }
      }
    }
    #expect(timeline.duration == 8)
    #expect(timeline.value(time: 2.5) == 2.5)
  }

  @MainActor @Test func anAnimatorShowsItsBeginning() {
    check(100, 100, "a 40 40 20 20") {
      KeyframeAnimator(initialValue: 20.0) { size in
        Box("a", size, size)
      } keyframes: { _ in
        LinearKeyframe(80, duration: 1)
      }
    }
  }
}
