extension Publishers {
  /// Sends the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// Creates the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { (value: Upstream.Output) -> Step<Output, Failure> in
            last = value
            return .skip
          }, result: { last }))
    }
  }
}

extension Publisher {
  /// Sends the last value, at the end.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
