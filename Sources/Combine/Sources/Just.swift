/// A publisher that sends one value, then finishes.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never
  /// The value that is sent.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value when it is asked for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(
      subscription: ValuesSubscription(CollectionOfOne(output), to: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
