import Foundation

extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isDone = false
    /// Called with each value.
    public let receiveValue: (Input) -> Void
    /// Called once, at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void

    /// Creates a subscriber from what to do with values and with the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks for every value; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let accepts = lock.withLock {
        guard self.subscription == nil, !isDone else { return false }
        self.subscription = subscription
        return true
      }
      accepts ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Hands the value on.
    public func receive(_ value: Input) -> Demand {
      if !lock.withLock({ isDone }) { receiveValue(value) }
      return .none
    }

    /// Hands the end on.
    public func receive(completion: Completion<Failure>) {
      if finish().isFirst { receiveCompletion(completion) }
    }

    /// Ends the subscription: nothing is received any more.
    public func cancel() {
      finish().subscription?.cancel()
    }

    private func finish() -> (isFirst: Bool, subscription: (any Subscription)?) {
      lock.withLock {
        defer { (isDone, subscription) = (true, nil) }
        return (!isDone, subscription)
      }
    }

    /// The subscriber's name.
    public var description: String { "Sink" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    /// The subscriber's name.
    public var playgroundDescription: Any { description }
  }
}

extension Publisher {
  /// Attaches closures for values and for the end; the subscription lives as long as the result.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a closure for values; the subscription lives as long as the result.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
