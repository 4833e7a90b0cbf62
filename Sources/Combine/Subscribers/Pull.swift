import Foundation

/// A subscription of which one value after the other is asked for.
final class Pull<Output>: @unchecked Sendable {
  /// Carries a value from the publisher's thread to the one that waits.
  private struct Carried: @unchecked Sendable {
    let value: Output?
  }

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiting: CheckedContinuation<Carried, any Error>?
  private var end: Result<Carried, any Error>?
  private var pending = 0

  init<P: Publisher>(_ publisher: P) where P.Output == Output {
    publisher.subscribe(
      Port<Output, P.Failure>(
        onSubscription: { [weak self] in self?.started($0) },
        onValue: { [weak self] value in
          self?.resume(with: .success(Carried(value: value)))
          return .none
        },
        onEnd: { [weak self] completion in
          switch completion {
          case .finished: self?.finish(.success(Carried(value: nil)))
          case .failure(let error): self?.finish(.failure(error))
          }
        }))
  }

  deinit { subscription?.cancel() }

  func next() async throws -> Output? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait($0) }.value
    } onCancel: {
      finish(.success(Carried(value: nil)))
      lock.take(&subscription)?.cancel()
    }
  }

  private func wait(_ continuation: CheckedContinuation<Carried, any Error>) {
    let (end, subscription) = lock.withLock {
      () -> (Result<Carried, any Error>?, (any Subscription)?) in
      if self.end == nil { waiting = continuation }
      if self.subscription == nil { pending += 1 }
      return (self.end, self.subscription)
    }
    if let end { return continuation.resume(with: end) }
    subscription?.request(.max(1))
  }

  private func started(_ subscription: any Subscription) {
    let asked = lock.withLock {
      self.subscription = subscription
      return pending
    }
    if asked > 0 { subscription.request(.max(asked)) }
  }

  private func finish(_ result: Result<Carried, any Error>) {
    lock.withLock { if end == nil { end = result } }
    resume(with: result)
  }

  private func resume(with result: Result<Carried, any Error>) {
    lock.take(&waiting)?.resume(with: result)
  }
}
