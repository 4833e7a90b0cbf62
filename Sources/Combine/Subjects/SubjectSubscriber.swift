import Foundation

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  private let lock = NSLock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    lock.withLock { subject }?.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    lock.take(&subject)?.send(completion: completion)
    _ = lock.take(&upstream)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    _ = lock.take(&subject)
    lock.take(&upstream)?.cancel()
  }
}
