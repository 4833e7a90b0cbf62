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

/// What an operator answers to the end of its upstream: perhaps a last value, and its own end.
typealias Ending<Output, Failure: Error> = (last: Output?, Subscribers.Completion<Failure>)

/// The subscriber and subscription of every operator that answers each value at once, with at most
/// one value.
///
/// Demand passes through, and a skipped value asks for another. A last value that the end brings
/// waits until it is asked for. With `gathers`, all of the upstream is asked for as soon as anything
/// is: for operators that need everything to answer once.
final class Relay<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = UpstreamFailure
  typealias Output = Downstream.Input

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var waiting: (Output, Subscribers.Completion<Downstream.Failure>)?
  private let gathers: Bool
  private let onValue: (Input) -> Step<Output, Downstream.Failure>
  private let onEnd: (Subscribers.Completion<UpstreamFailure>) -> Ending<Output, Downstream.Failure>

  init(
    _ downstream: Downstream, gathers: Bool = false,
    onEnd:
      @escaping (Subscribers.Completion<UpstreamFailure>) -> Ending<
        Output, Downstream.Failure
      >, onValue: @escaping (Input) -> Step<Output, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.gathers = gathers
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    lock.withLock { downstream }?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    switch onValue(input) {
    case .emit(let output):
      lock.withLock { demand -= 1 }
      let more = downstream.receive(output)
      lock.withLock { demand += more }
      return more
    case .skip: return .max(1)
    case .finish(let output):
      if let output { _ = downstream.receive(output) }
      end(.finished)
    case .fail(let error): end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard lock.withLock({ downstream != nil }) else { return }
    let (last, completion) = onEnd(completion)
    _ = lock.take(&upstream)
    guard let last else { return end(completion) }
    let isAskedFor = lock.withLock {
      if demand == .none { waiting = (last, completion) }
      return demand > .none
    }
    if isAskedFor { send(last, completion) }
  }

  func request(_ more: Subscribers.Demand) {
    let isFirst = lock.withLock {
      defer { demand += more }
      return demand == .none && more > .none
    }
    if let (last, completion) = more > .none ? lock.take(&waiting) : nil {
      return send(last, completion)
    }
    let upstream = lock.withLock { self.upstream }
    if !gathers { upstream?.request(more) } else if isFirst { upstream?.request(.unlimited) }
  }

  func cancel() {
    _ = lock.take(&downstream)
    _ = lock.take(&waiting)
    lock.take(&upstream)?.cancel()
  }

  private func send(_ last: Output, _ completion: Subscribers.Completion<Downstream.Failure>) {
    _ = lock.withLock { downstream }?.receive(last)
    end(completion)
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.take(&upstream)?.cancel()
    lock.take(&downstream)?.receive(completion: completion)
  }
}

extension Relay {
  /// An operator that turns the upstream's failure into another and has no last value.
  convenience init(
    _ downstream: Downstream, onError: @escaping (UpstreamFailure) -> Downstream.Failure,
    onValue: @escaping (Input) -> Step<Output, Downstream.Failure>
  ) {
    self.init(downstream, onEnd: { (nil, $0.mapError(onError)) }, onValue: onValue)
  }
}

extension Relay where UpstreamFailure == Downstream.Failure {
  /// An operator that cannot fail by itself.
  convenience init(
    _ downstream: Downstream, onValue: @escaping (Input) -> Step<Output, Downstream.Failure>
  ) {
    self.init(downstream, onEnd: { (nil, $0) }, onValue: onValue)
  }

  /// An operator that answers once, when it has seen enough.
  convenience init(
    _ downstream: Downstream, gathering onValue: @escaping (Input) -> Step<Output, Failure>,
    result: @escaping () -> Output?
  ) {
    self.init(
      downstream, gathers: true, onEnd: { ($0.isFinished ? result() : nil, $0) },
      onValue: onValue)
  }
}

extension Relay where Downstream.Failure == any Error {
  /// An operator whose closure may throw.
  convenience init(
    _ downstream: Downstream,
    trying onValue: @escaping (Input) throws -> Step<Output, any Error>
  ) {
    self.init(downstream, onError: { $0 }, onValue: Self.catching(onValue))
  }

  /// An operator whose closure may throw, and which answers once, when it has seen enough.
  convenience init(
    _ downstream: Downstream,
    tryingToGather onValue: @escaping (Input) throws -> Step<Output, any Error>,
    result: @escaping () -> Output?
  ) {
    self.init(
      downstream, gathers: true,
      onEnd: { ($0.isFinished ? result() : nil, $0.mapError { $0 }) },
      onValue: Self.catching(onValue))
  }

  private static func catching(
    _ onValue: @escaping (Input) throws -> Step<Output, any Error>
  ) -> (Input) -> Step<Output, any Error> {
    { input in
      do { return try onValue(input) } catch { return .fail(error) }
    }
  }
}

extension Subscribers.Completion {
  var isFinished: Bool {
    if case .finished = self { return true }
    return false
  }
}
