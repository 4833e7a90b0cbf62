import Foundation

/// A publisher of one value that is not known yet; the work begins when it is created.
public final class Future<Output, Failure: Error>: Publisher {
  /// Says how the work ended; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Creates a future and starts the work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let subscriptions = lock.withLock {
      guard self.result == nil else { return [FutureSubscription<Output, Failure>]() }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for subscription in subscriptions { subscription.fulfill(result) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(subscriber)
    let result = lock.withLock {
      if self.result == nil { waiting.append(subscription) }
      return self.result
    }
    subscriber.receive(subscription: subscription)
    if let result { subscription.fulfill(result) }
  }
}

extension Result {
  /// A publisher of a result that is known.
  public struct Publisher: Combine.Publisher {
    /// The value's type.
    public typealias Output = Success
    /// The result that is sent.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) {
      self.result = result
    }

    /// Creates a publisher of a value.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Creates a publisher of a failure.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      let subscription = FutureSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.fulfill(result)
    }
  }

  /// A publisher of this result.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

/// Waits for both: a result, and someone who asks for it.
private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var result: Result<Output, Failure>?
  private var isAskedFor = false

  init(_ subscriber: any Subscriber<Output, Failure>) {
    self.subscriber = subscriber
  }

  func fulfill(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    sendIfReady()
  }

  func request(_ demand: Subscribers.Demand) {
    if demand > .none { lock.withLock { isAskedFor = true } }
    sendIfReady()
  }

  func cancel() {
    _ = lock.take(&subscriber)
  }

  private func sendIfReady() {
    guard let result = lock.withLock({ self.result }) else { return }
    switch result {
    case .failure(let error): lock.take(&subscriber)?.receive(completion: .failure(error))
    case .success(let value):
      guard lock.withLock({ isAskedFor }), let subscriber = lock.take(&subscriber) else { return }
      _ = subscriber.receive(value)
      subscriber.receive(completion: .finished)
    }
  }
}
