import Foundation

/// A subject's connection to one subscriber: counts what was asked for and keeps what was missed.
final class Outlet<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var missed: Output?
  private let keepsMissed: Bool
  private let onCancel: (Outlet) -> Void

  init(
    _ subscriber: any Subscriber<Output, Failure>, keepsMissed: Bool,
    onCancel: @escaping (Outlet) -> Void
  ) {
    self.subscriber = subscriber
    self.keepsMissed = keepsMissed
    self.onCancel = onCancel
  }

  /// Sends the value if it was asked for.
  func send(_ value: Output) {
    lock.lock()
    defer { lock.unlock() }
    guard let subscriber else { return }
    guard demand > .none else {
      if keepsMissed { missed = value }
      return
    }
    missed = nil
    demand -= 1
    demand += subscriber.receive(value)
  }

  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    defer { lock.unlock() }
    let last = subscriber
    (subscriber, missed) = (nil, nil)
    last?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    demand += more
    if let value = missed { send(value) }
  }

  func cancel() {
    lock.lock()
    (subscriber, missed) = (nil, nil)
    lock.unlock()
    onCancel(self)
  }
}
