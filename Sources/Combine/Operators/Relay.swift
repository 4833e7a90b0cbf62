import Foundation

/// What an operator answers to a value.
enum Step<Output, Failure: Error> {
  /// Send this downstream.
  case emit(Output)
  /// Send nothing; one more value is asked for instead.
  case skip
  /// Send this, if anything, and finish.
  case finish(Output?)
  /// Fail.
  case fail(Failure)
}

/// The subscriber and subscription of every operator that answers a value at once, with at most
/// one value: demand passes through, and a skipped value asks for another.
final class Relay<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = UpstreamFailure
  typealias Output = Downstream.Input

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let onValue: (Input) -> Step<Output, Downstream.Failure>
  private let onError: (UpstreamFailure) -> Downstream.Failure

  init(
    _ downstream: Downstream, onError: @escaping (UpstreamFailure) -> Downstream.Failure,
    onValue: @escaping (Input) -> Step<Output, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onError = onError
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    lock.withLock { downstream }?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    switch onValue(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .finish(let output):
      if let output { _ = downstream.receive(output) }
      end(.finished)
    case .fail(let error): end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    _ = lock.take(&upstream)
    lock.take(&downstream)?.receive(completion: completion.mapError(onError))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    _ = lock.take(&downstream)
    lock.take(&upstream)?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.take(&upstream)?.cancel()
    lock.take(&downstream)?.receive(completion: completion)
  }
}

extension Relay where UpstreamFailure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream, onValue: @escaping (Input) -> Step<Output, Downstream.Failure>
  ) {
    self.init(downstream, onError: { $0 }, onValue: onValue)
  }
}

extension Relay where Downstream.Failure == any Error {
  /// An operator whose closure may throw.
  convenience init(
    _ downstream: Downstream,
    trying onValue: @escaping (Input) throws -> Step<Output, any Error>
  ) {
    self.init(downstream, onError: { $0 }) { input in
      do { return try onValue(input) } catch { return .fail(error) }
    }
  }
}
