import CoreGraphics
import Testing

@testable import SwiftUI

struct SpringTests {
  static let all = [
    Spring.smooth, .snappy, .bouncy, Spring(duration: 0.8, bounce: -0.4),
    Spring(mass: 2, stiffness: 80, damping: 3),
  ]

  @Test func durationAndBounceAreWhatTheyWereMadeOf() {
    let spring = Spring(duration: 0.7, bounce: 0.25)
    #expect(abs(spring.duration - 0.7) < 1e-12)
    #expect(abs(spring.bounce - 0.25) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.75) < 1e-12)
    let creeping = Spring(duration: 0.7, bounce: -0.2)
    #expect(abs(creeping.dampingRatio - 1.25) < 1e-12)
    #expect(abs(creeping.bounce + 0.2) < 1e-12)
  }

  @Test func physicsFollowFromTheDuration() {
    // ω = 2π/T; stiffness ω² and damping 2ζω for a mass of 1.
    let spring = Spring(response: Double.pi, dampingRatio: 0.5)
    #expect(abs(spring.stiffness - 4) < 1e-12)
    #expect(abs(spring.damping - 2) < 1e-12)
    #expect(spring.mass == 1)
  }

  @Test func dampingEndsWhereSwingsDoUnlessMoreIsAllowed() {
    #expect(Spring(stiffness: 100, damping: 50).damping == 20)
    #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).damping == 50)
  }

  @Test(arguments: all)
  func aMotionStartsAtZeroAndArrives(_ spring: Spring) {
    #expect(abs(spring.value(target: 10.0, time: 0)) < 1e-12)
    #expect(abs(spring.value(target: 10.0, time: 60) - 10) < 1e-9)
    #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3, time: 0) - 3) < 1e-12)
  }

  @Test(arguments: all)
  func theForceIsWhatChangesTheVelocity(_ spring: Spring) {
    let (time, step) = (0.13, 1e-5)
    let speeds = [-step, 0, step].map {
      spring.velocity(target: 5.0, initialVelocity: -2, time: time + $0)
    }
    let position = spring.value(target: 5.0, initialVelocity: -2, time: time)
    let force = spring.force(target: 5.0, position: position, velocity: speeds[1])
    #expect(abs((speeds[2] - speeds[0]) / (2 * step) - force / spring.mass) < 1e-3)
  }

  @Test(arguments: all)
  func smallStepsLeadWhereOneLongStepDoes(_ spring: Spring) {
    var (value, velocity) = (0.0, 1.0)
    for _ in 0..<40 {
      spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.01)
    }
    #expect(abs(value - spring.value(target: 2, initialVelocity: 1, time: 0.4)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 2, initialVelocity: 1, time: 0.4)) < 1e-9)
  }

  @Test(arguments: all)
  func aMotionStaysAtRestOnceItHasSettled(_ spring: Spring) {
    let end = spring.settlingDuration
    for extra in stride(from: 0.0, to: 1, by: 0.05) {
      #expect(abs(spring.value(target: 1.0, time: end + extra) - 1) <= 0.001 + 1e-9)
    }
  }

  @Test func aSpringCanBeMadeFromItsSettling() {
    let spring = Spring(settlingDuration: 1.5, dampingRatio: 0.6)
    #expect(abs(spring.settlingDuration - 1.5) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.6) < 1e-12)
  }

  @Test func valuesWithPartsMoveInAllOfThem() {
    let point = Spring.smooth.value(
      fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 3, y: 2), initialVelocity: .zero,
      time: 50)
    #expect(abs(point.x - 3) < 1e-9)
    #expect(point.y == 2)
  }
}
