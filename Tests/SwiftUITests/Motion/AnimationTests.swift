import Testing

@testable import SwiftUI

struct AnimationTests {
  /// What is done of a change by 100 at some times.
  private func course(_ animation: Animation, _ times: Double...) -> [Double?] {
    var context = AnimationContext<Double>()
    return times.map { time in
      animation.animate(value: 100, time: time, context: &context).map {
        ($0 * 1000).rounded() / 1000
      }
    }
  }

  @Test func aLineIsHalfDoneAtHalfTime() {
    #expect(course(.linear(duration: 2), 0, 1, 2) == [0, 50, nil])
  }

  @Test func aDelayComesFirst() {
    #expect(course(.linear(duration: 2).delay(1), 0.5, 2, 3) == [0, 50, nil])
  }

  @Test func speedMakesTimeGoFaster() {
    #expect(course(.linear(duration: 2).speed(2), 0.5, 1) == [50, nil])
  }

  @Test func repetitionsGoBackAndForth() {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(course(twice, 0.25, 1, 1.25, 2) == [25, 100, 75, nil])
  }

  @Test func repetitionsMayStartAnew() {
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(course(forever, 0.25, 1.0, 1.25, 2.0) == [25, 0, 25, 0])
  }

  @Test func anAnimationOfOnesOwnIsAsked() {
    #expect(course(Animation(Jump()), 0, 1) == [100, nil])
    #expect(Animation(Jump()).base is Jump)
  }

  @Test func animationsAreComparedByWhatTheyDo() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeIn(duration: 1))
    #expect(Animation.spring(duration: 0.5, bounce: 0.3) == .spring(.bouncy))
    #expect(Set([Animation.linear, .linear, .linear.delay(1)]).count == 2)
  }

  @Test func aTransactionKeepsWhatItIsGiven() {
    var transaction = Transaction(animation: .linear)
    transaction.isContinuous = true
    transaction.scrollTargetAnchor = .top
    #expect(transaction.animation == .linear)
    #expect(transaction.isContinuous)
    #expect(transaction.scrollTargetAnchor == .top)
    #expect(!transaction.disablesAnimations)
  }

  @Test func aTransactionCallsBackWhenItIsOver() {
    var order: [String] = []
    var transaction = Transaction()
    transaction.addAnimationCompletion { order.append("over") }
    withTransaction(transaction) { order.append("change") }
    #expect(order == ["change", "over"])
  }
}

private struct Jump: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time > 0 ? nil : value }
}
