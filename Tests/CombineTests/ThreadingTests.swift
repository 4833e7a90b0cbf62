import Combine
import Dispatch
import Testing

/// Counts from many threads, one at a time.
private final class Counter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "counter")
  private var count = 0
  var value: Int { queue.sync { count } }
  func increase() { queue.sync { count += 1 } }
}

private final class Shared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

@Suite struct ThreadingTests {
  @Test func noValueIsLostAmongThreads() {
    let counter = Counter()
    let subject = Shared(PassthroughSubject<Int, Never>())
    let cancellable = subject.value.map { $0 }.sink { _ in counter.increase() }
    DispatchQueue.concurrentPerform(iterations: 1000) { subject.value.send($0) }
    cancellable.cancel()
    #expect(counter.value == 1000)
  }

  @Test func cancellingRunsOnce() {
    let counter = Counter()
    let cancellable = Shared(AnyCancellable { counter.increase() })
    DispatchQueue.concurrentPerform(iterations: 100) { _ in cancellable.value.cancel() }
    #expect(counter.value == 1)
  }
}
