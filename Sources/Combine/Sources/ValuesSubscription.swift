import Foundation

/// Sends the values of a sequence as they are asked for, then finishes.
final class ValuesSubscription<Values: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Values.Element {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var remaining: Values.Iterator
  private var upcoming: Values.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ values: Values, to downstream: Downstream) {
    self.downstream = downstream
    remaining = values.makeIterator()
    upcoming = remaining.next()
  }

  func request(_ more: Subscribers.Demand) {
    let starts = lock.withLock {
      demand += more
      guard !isSending, downstream != nil else { return false }
      isSending = true
      return true
    }
    if starts { send() }
  }

  func cancel() {
    _ = lock.take(&downstream)
  }

  private func send() {
    while let (downstream, value) = next() {
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
    lock.withLock { isSending = false }
    finishIfDone()
  }

  /// Finishes when nothing is left, which is not asked for.
  func finishIfDone() {
    guard lock.withLock({ upcoming == nil && !isSending }) else { return }
    lock.take(&downstream)?.receive(completion: .finished)
  }

  private func next() -> (Downstream, Values.Element)? {
    lock.withLock {
      guard let downstream, demand > .none, let value = upcoming else { return nil }
      demand -= 1
      upcoming = remaining.next()
      return (downstream, value)
    }
  }
}
