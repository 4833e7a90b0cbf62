import Combine
import Testing

@Suite struct DemandTests {
  @Test func unlimitedSwallowsWhatIsAddedOrTaken() {
    #expect(Subscribers.Demand.unlimited + .max(3) == .unlimited)
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test func neverFallsBelowNone() {
    #expect(Subscribers.Demand.max(2) - .max(5) == .none)
  }

  @Test func overflowIsUnlimited() {
    #expect(Subscribers.Demand.max(Int.max - 1) + 5 == .unlimited)
    #expect(Subscribers.Demand.max(Int.max / 2) * 3 == .unlimited)
  }

  @Test func comparesByCount() {
    #expect(Subscribers.Demand.max(2) < .unlimited)
    #expect(Subscribers.Demand.max(2) > 1)
  }
}
