extension Publishers {
  /// Sends the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Int
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
      var count = 0
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { (value: Upstream.Output) -> Step<Output, Failure> in
            count += 1
            return .skip
          }, result: { count }))
    }
  }
}

extension Publisher {
  /// Sends the number of values, at the end.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
