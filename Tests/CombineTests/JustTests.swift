import Combine
import Testing

@Suite struct JustTests {
  @Test func sendsItsValueThenFinishes() {
    let recorder = Just(7).recorded()
    #expect(recorder.values == [7])
    #expect(recorder.isFinished)
  }

  @Test func waitsForDemand() {
    let recorder = Just(7).recorded(first: .none)
    #expect(recorder.values.isEmpty && !recorder.isFinished)
    recorder.request(.max(1))
    #expect(recorder.values == [7])
    #expect(recorder.isFinished)
  }
}
