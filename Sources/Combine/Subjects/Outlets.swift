import Foundation

/// The subscribers of a subject, in the order in which they came.
final class Outlets<Output, Failure: Error> {
  private let lock = NSLock()
  private var outlets: [Outlet<Output, Failure>] = []
  private var upstreams: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Connects a subscriber; `current` is what it receives first.
  func add(_ subscriber: some Subscriber<Output, Failure>, current: Output? = nil, keeps: Bool) {
    let outlet = Outlet(subscriber, keepsMissed: keeps) { [weak self] in self?.remove($0) }
    if let value = current { outlet.send(value) }
    let end = lock.withLock {
      if completion == nil { outlets.append(outlet) }
      return completion
    }
    guard let end else { return subscriber.receive(subscription: outlet) }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: end)
  }

  /// Sends a value to everyone, unless the end was sent.
  func send(_ value: Output) {
    for outlet in lock.withLock({ completion == nil ? outlets : [] }) { outlet.send(value) }
  }

  func send(completion end: Subscribers.Completion<Failure>) {
    let last = lock.withLock {
      guard completion == nil else { return [Outlet<Output, Failure>]() }
      completion = end
      defer { (outlets, upstreams) = ([], []) }
      return outlets
    }
    for outlet in last { outlet.send(completion: end) }
  }

  /// Whether the end was sent.
  var isFinished: Bool { lock.withLock { completion != nil } }

  /// Subjects ask their upstream for everything: each subscriber's demand is kept at its outlet.
  func add(upstream: any Subscription) {
    lock.withLock { upstreams.append(upstream) }
    upstream.request(.unlimited)
  }

  private func remove(_ outlet: Outlet<Output, Failure>) {
    lock.withLock { outlets.removeAll { $0 === outlet } }
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }
}
