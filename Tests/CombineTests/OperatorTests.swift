import Combine
import Foundation
import Testing

private struct Failed: Error, Equatable {}

private func values<P: Publisher>(_ publisher: P) -> [P.Output] { publisher.recorded().values }

@Suite struct OperatorTests {
  // Behind the common type nothing is known at once: the operators for any publisher are tested.
  private let numbers = [3, 1, 2, 2, 5].publisher.eraseToAnyPublisher()

  @Test func transforming() {
    #expect(values(numbers.map { $0 * 2 }) == [6, 2, 4, 4, 10])
    #expect(values(["a", "bc"].publisher.map(\.count)) == [1, 2])
    #expect(values(numbers.compactMap { $0 > 1 ? "\($0)" : nil }) == ["3", "2", "2", "5"])
    #expect(values(numbers.scan(0, +)) == [3, 4, 6, 8, 13])
    #expect(values([1, nil].publisher.replaceNil(with: 0)) == [1, 0])
  }

  @Test func filtering() {
    #expect(values(numbers.filter { $0 > 2 }) == [3, 5])
    #expect(values(numbers.removeDuplicates()) == [3, 1, 2, 5])
    #expect(values(numbers.dropFirst(2)) == [2, 2, 5])
    #expect(values(numbers.drop { $0 != 1 }) == [1, 2, 2, 5])
    #expect(values(numbers.prefix(2)) == [3, 1])
    #expect(values(numbers.prefix { $0 != 2 }) == [3, 1])
    #expect(values(numbers.output(in: 1...2)) == [1, 2])
    #expect(values(numbers.ignoreOutput()).isEmpty)
  }

  @Test func answeringOnce() {
    #expect(values(numbers.first()) == [3])
    #expect(values(numbers.first { $0 < 3 }) == [1])
    #expect(values(numbers.last()) == [5])
    #expect(values(numbers.last { $0 < 3 }) == [2])
    #expect(values(numbers.reduce(0, +)) == [13])
    #expect(values(numbers.collect()) == [[3, 1, 2, 2, 5]])
    #expect(values(numbers.count()) == [5])
    #expect(values(numbers.min()) == [1])
    #expect(values(numbers.max()) == [5])
    #expect(values(numbers.contains(2)) == [true])
    #expect(values(numbers.allSatisfy { $0 < 5 }) == [false])
  }

  @Test func groupsMayEndShort() {
    #expect(values(numbers.collect(2)) == [[3, 1], [2, 2], [5]])
  }

  @Test func whatFindsEnoughCancelsItsUpstream() {
    var isCancelled = false
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.handleEvents(receiveCancel: { isCancelled = true }).first().recorded()
    subject.send(1)
    #expect(recorder.values == [1] && recorder.isFinished && isCancelled)
  }

  @Test func skippedValuesDoNotCountAsAskedFor() {
    let recorder = (1...10).publisher.filter { $0 % 2 == 0 }.recorded(first: .max(2))
    #expect(recorder.values == [2, 4])
    recorder.request(.max(1))
    #expect(recorder.values == [2, 4, 6])
  }

  @Test func answersWaitUntilTheyAreAskedFor() {
    let recorder = numbers.reduce(0, +).recorded(first: .none)
    #expect(recorder.values.isEmpty && !recorder.isFinished)
    recorder.request(.max(1))
    #expect(recorder.values == [13] && recorder.isFinished)
  }

  @Test func closuresThatThrowEndEverything() {
    let recorder = numbers.tryMap { number -> Int in
      if number == 2 { throw Failed() }
      return number
    }.recorded()
    #expect(recorder.values == [3, 1])
    guard case .failure(let error)? = recorder.completion else {
      Issue.record("no failure")
      return
    }
    #expect(error is Failed)
  }

  @Test func failuresAreReplaced() {
    let failing = Fail<Int, Failed>(error: Failed())
    #expect(values(failing.replaceError(with: 7)) == [7])
    #expect(values(failing.catch { _ in Just(8) }) == [8])
    let renamed = failing.mapError { _ in CancellationError() }.recorded()
    guard case .failure(let error)? = renamed.completion else {
      Issue.record("no failure")
      return
    }
    #expect((error as any Error) is CancellationError)
    #expect(values(Empty<Int, Never>().replaceEmpty(with: 9)) == [9])
  }

  @Test func whatFailsIsTriedAgain() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Failed> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Failed()).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Failed.self).eraseToAnyPublisher()
    }
    #expect(values(publisher.retry(5)) == [3])
    attempts = -10
    #expect(publisher.retry(1).recorded().completion == .failure(Failed()))
    #expect(attempts == -8)
  }

  @Test func handleEventsSeesWhatPasses() {
    var events: [String] = []
    let cancellable = Just(1).handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("value \($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveRequest: { events.append("request \($0)") }
    ).sink { _ in }
    cancellable.cancel()
    #expect(events == ["subscription", "request unlimited", "value 1", "end"])
  }

  @Test func codingGoesThroughData() {
    let data = Just(["a": 1]).encode(encoder: JSONEncoder())
    #expect(values(data.decode(type: [String: Int].self, decoder: JSONDecoder())) == [["a": 1]])
  }

  @Test func buffersKeepValuesUntilTheyAreAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
      .recorded(first: .none)
    (1...3).forEach { subject.send($0) }
    recorder.request(.unlimited)
    #expect(recorder.values == [2, 3])
  }
}

@Suite struct SourceTests {
  @Test func sequencesRespectDemand() {
    let recorder = (1...3).publisher.recorded(first: .max(2))
    #expect(recorder.values == [1, 2] && !recorder.isFinished)
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2, 3] && recorder.isFinished)
  }

  @Test func anEmptySequenceFinishesUnasked() {
    #expect([Int]().publisher.recorded(first: .none).isFinished)
  }

  @Test func optionalsAndResultsPublish() {
    #expect(values(Optional(1).publisher) == [1])
    let nothing: Int? = nil
    #expect(nothing.publisher.recorded().isFinished)
    #expect(values(Result<Int, Failed>.success(2).publisher) == [2])
    #expect(
      Result<Int, Failed>.failure(Failed()).publisher.recorded(first: .none).completion != nil)
  }

  @Test func aFutureWorksOnceAndRemembers() {
    var (count, promise) = (0, Future<Int, Never>.Promise?.none)
    let future = Future<Int, Never> {
      count += 1
      promise = $0
    }
    let early = future.recorded()
    promise?(.success(4))
    promise?(.success(5))
    #expect(early.values == [4] && early.isFinished)
    #expect(values(future) == [4])
    #expect(count == 1)
  }

  @Test func deferredPublishersAreMadePerSubscriber() {
    var count = 0
    let publisher = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(values(publisher) == [1])
    #expect(values(publisher) == [2])
  }
}
