import Combine
import Testing

@Suite struct SubjectTests {
  @Test func passthroughDropsWhatNobodyAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorded(first: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    subject.send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test func currentValueKeepsTheLatestForWhoAsksLater() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.recorded(first: .none)
    subject.send(2)
    subject.send(3)
    #expect(recorder.values.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [3])
    #expect(subject.value == 3)
  }

  @Test func lateSubscribersReceiveTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(completion: .finished)
    #expect(subject.recorded().isFinished)
  }

  @Test func nothingIsSentAfterTheEnd() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.recorded()
    subject.send(completion: .finished)
    subject.send(2)
    #expect(recorder.values == [1])
    #expect(subject.value == 1)
  }

  @Test func cancellingStopsValues() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let cancellable = subject.sink { received.append($0) }
    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    #expect(received == [1])
  }

  @Test func lettingGoOfTheCancellableStopsValues() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    subject.sink { received.append($0) }.store(in: &cancellables)
    subject.send(1)
    cancellables = []
    subject.send(2)
    #expect(received == [1])
  }

  @Test func subjectsChain() {
    let first = PassthroughSubject<Int, Never>()
    let second = CurrentValueSubject<Int, Never>(0)
    let cancellable = first.map { $0 * 2 }.subscribe(second)
    first.send(4)
    #expect(second.value == 8)
    cancellable.cancel()
    first.send(5)
    #expect(second.value == 8)
  }
}
