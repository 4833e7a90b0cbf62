import Combine
import Dispatch
import Testing

/// A scheduler whose time a test moves.
private final class Clock: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.zero
  private var waiting:
    [(time: SchedulerTimeType, every: SchedulerTimeType.Stride?, run: () -> Void)] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    waiting.append((date, nil, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date, interval, action))
    return AnyCancellable {}
  }

  func advance(by span: SchedulerTimeType.Stride) {
    let end = now.advanced(by: span)
    while let next = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }),
      waiting[next].time <= end
    {
      let (time, every, run) = waiting.remove(at: next)
      now = time
      if let every { waiting.append((time.advanced(by: every), every, run)) }
      run()
    }
    now = end
  }
}

@Suite struct SchedulerTests {
  private let clock = Clock()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func debounceSendsWhatNothingFollows() {
    let recorder = subject.debounce(for: .seconds(1), scheduler: clock).recorded()
    subject.send(1)
    clock.advance(by: .milliseconds(500))
    subject.send(2)
    clock.advance(by: .milliseconds(999))
    #expect(recorder.values.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(recorder.values == [2])
  }

  @Test(arguments: [(true, [1, 3]), (false, [1, 2])])
  func throttleSendsOnePerSpan(latest: Bool, expected: [Int]) {
    let recorder = subject.throttle(for: .seconds(1), scheduler: clock, latest: latest).recorded()
    for number in 1...3 {
      subject.send(number)
      clock.advance(by: .milliseconds(100))
    }
    clock.advance(by: .seconds(1))
    #expect(recorder.values == expected)
  }

  @Test func delayKeepsTheOrderAndTheEnd() {
    let recorder = subject.delay(for: .seconds(2), scheduler: clock).recorded()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    clock.advance(by: .seconds(1))
    #expect(recorder.values.isEmpty)
    clock.advance(by: .seconds(1))
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func timeoutEndsWhatStaysSilent() {
    let recorder = subject.timeout(.seconds(1), scheduler: clock).recorded()
    clock.advance(by: .milliseconds(900))
    subject.send(1)
    clock.advance(by: .milliseconds(900))
    #expect(!recorder.isFinished)
    clock.advance(by: .milliseconds(100))
    #expect(recorder.values == [1] && recorder.isFinished)
  }

  @Test func groupsEndWithTheSpanOrTheCount() {
    let recorder = subject.collect(.byTimeOrCount(clock, .seconds(1), 2)).recorded()
    (1...3).forEach { subject.send($0) }
    clock.advance(by: .seconds(1))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(recorder.values == [[1, 2], [3], [4]])
  }

  @Test func intervalsAreMeasured() {
    let recorder = subject.measureInterval(using: clock).recorded()
    clock.advance(by: .milliseconds(250))
    subject.send(1)
    #expect(recorder.values == [.milliseconds(250)])
  }

  @Test func theImmediateSchedulerWaitsForNothing() {
    let recorder = Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared).recorded()
    #expect(recorder.values == [1] && recorder.isFinished)
  }

  @Test func valuesArriveInTheQueue() async {
    let queue = DispatchQueue(label: "values-arrive-here")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let publisher = Just(1).receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) }
    var iterator = publisher.values.makeAsyncIterator()
    #expect(await iterator.next() == true)
  }
}

@Suite struct AsyncSequenceTests {
  @Test func valuesAreAskedForOneByOne() async {
    var sum = 0
    for await number in (1...4).publisher.values { sum += number }
    #expect(sum == 10)
  }

  @Test func failuresAreThrown() async {
    struct Failed: Error {}
    await #expect(throws: Failed.self) {
      for try await _ in Fail<Int, Failed>(error: Failed()).values {}
    }
  }

  @Test func aFuturesValueIsAwaited() async {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
  }
}
