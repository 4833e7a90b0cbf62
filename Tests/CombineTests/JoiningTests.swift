import Combine
import Testing

private struct Failed: Error, Equatable {}

private func values<P: Publisher>(_ publisher: P) -> [P.Output] { publisher.recorded().values }

@Suite struct JoiningTests {
  private let first = PassthroughSubject<Int, Never>()
  private let second = PassthroughSubject<String, Never>()

  @Test func combineLatestWaitsForBoth() {
    let recorder = first.combineLatest(second) { "\($0)\($1)" }.recorded()
    first.send(1)
    first.send(2)
    second.send("a")
    second.send("b")
    first.send(3)
    #expect(recorder.values == ["2a", "2b", "3b"])
  }

  @Test func combineLatestEndsWithTheLast() {
    let recorder = first.combineLatest(second) { "\($0)\($1)" }.recorded()
    first.send(1)
    second.send("a")
    first.send(completion: .finished)
    second.send("b")
    #expect(!recorder.isFinished)
    second.send(completion: .finished)
    #expect(recorder.values == ["1a", "1b"] && recorder.isFinished)
  }

  @Test func zipPairsInStep() {
    let recorder = first.zip(second) { "\($0)\($1)" }.recorded()
    first.send(1)
    first.send(2)
    second.send("a")
    second.send("b")
    first.send(completion: .finished)
    #expect(recorder.values == ["1a", "2b"] && recorder.isFinished)
  }

  @Test func zipKeepsWhatStillHasAPartner() {
    let recorder = first.zip(second) { "\($0)\($1)" }.recorded()
    first.send(1)
    first.send(completion: .finished)
    #expect(!recorder.isFinished)
    second.send("a")
    #expect(recorder.values == ["1a"] && recorder.isFinished)
  }

  @Test func threeAndFourJoin() {
    let three = Just(1).zip(Just("a"), Just(true)).map { "\($0)\($1)\($2)" }
    #expect(values(three) == ["1atrue"])
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }
    #expect(values(four) == [10])
  }

  @Test func mergeSendsWhatComes() {
    let other = PassthroughSubject<Int, Never>()
    let recorder = first.merge(with: other.map { $0 * 10 }).recorded()
    first.send(1)
    other.send(2)
    first.send(completion: .finished)
    #expect(!recorder.isFinished)
    other.send(completion: .finished)
    #expect(recorder.values == [1, 20] && recorder.isFinished)
  }

  @Test func mergeHonoursDemand() {
    let merged = [1, 2].publisher.merge(with: [3, 4].publisher)
    let recorder = merged.recorded(first: .max(1))
    #expect(recorder.values.count == 1)
    recorder.request(.max(2))
    #expect(recorder.values.count == 3)
    recorder.request(.unlimited)
    #expect(recorder.values.sorted() == [1, 2, 3, 4] && recorder.isFinished)
  }

  @Test func flatMapRunsAsManyAsItMay() {
    var started: [Int] = []
    let inner = (0...2).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = [0, 1, 2].publisher.flatMap(maxPublishers: .max(2)) { index in
      started.append(index)
      return inner[index]
    }.recorded()
    #expect(started == [0, 1])
    inner[1].send(11)
    inner[0].send(completion: .finished)
    #expect(started == [0, 1, 2])
    inner[2].send(22)
    inner[1].send(completion: .finished)
    inner[2].send(completion: .finished)
    #expect(recorder.values == [11, 22] && recorder.isFinished)
  }

  @Test func flatMapFailsWithItsInner() {
    let recorder = Just(1).flatMap { _ in Fail<Int, Failed>(error: Failed()) }.recorded()
    #expect(recorder.completion == .failure(Failed()))
  }

  @Test func switchToLatestDropsTheEarlierOnes() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let recorder = outer.switchToLatest().recorded()
    outer.send(inner[0])
    inner[0].send(1)
    outer.send(inner[1])
    inner[0].send(2)
    inner[1].send(3)
    outer.send(completion: .finished)
    #expect(!recorder.isFinished)
    inner[1].send(completion: .finished)
    #expect(recorder.values == [1, 3] && recorder.isFinished)
  }

  @Test func chainsGoOnWhereTheFirstEnds() {
    #expect(values([2].publisher.prepend(0, 1).append([3])) == [0, 1, 2, 3])
    let recorder = [1, 2].publisher.append([3, 4]).recorded(first: .max(3))
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func untilOutput() {
    let recorder = first.prefix(untilOutputFrom: second).recorded()
    let late = first.drop(untilOutputFrom: second).recorded()
    first.send(1)
    second.send("stop")
    first.send(2)
    #expect(recorder.values == [1] && recorder.isFinished)
    #expect(late.values == [2])
  }
}

@Suite struct SharingTests {
  @Test func sharedPublishersAreSubscribedOnce() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    let first = shared.recorded()
    let second = shared.recorded()
    subject.send(1)
    #expect(count == 1)
    #expect(first.values == [1] && second.values == [1])
  }

  @Test func theLastOneToLeaveStopsTheUpstream() {
    var isCancelled = false
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveCancel: { isCancelled = true }).share()
    let (first, second) = (shared.recorded(), shared.recorded())
    first.cancel()
    #expect(!isCancelled)
    second.cancel()
    #expect(isCancelled)
  }

  @Test func connectablePublishersWait() {
    let publisher = [1, 2].publisher.makeConnectable()
    let recorder = publisher.recorded()
    #expect(recorder.values.isEmpty)
    let connection = publisher.connect()
    #expect(recorder.values == [1, 2])
    connection.cancel()
  }
}
