import Foundation

extension Publishers {
  /// Starts a connectable publisher with the first subscriber and stops it with the last.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// The publisher that is started.
    public final let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// Creates the publisher from a connectable one.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, and starts if it is the first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Counted(subscriber) { [self] in left() })
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      lock.withLock { self.connection = connection }
    }

    private func left() {
      let last = lock.withLock { () -> (any Cancellable)? in
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }
}

/// Tells when a subscriber cancels.
private final class Counted<Downstream: Subscriber>: Subscriber, Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let onCancel: () -> Void

  init(_ downstream: Downstream, onCancel: @escaping () -> Void) {
    self.downstream = downstream
    self.onCancel = onCancel
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    lock.withLock { downstream }?.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = lock.take(&upstream)
    lock.take(&downstream)?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    _ = lock.take(&downstream)
    guard let upstream = lock.take(&upstream) else { return }
    upstream.cancel()
    onCancel()
  }
}
