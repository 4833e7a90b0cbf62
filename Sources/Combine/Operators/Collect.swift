extension Publishers {
  /// Sends all values as one.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = [Upstream.Output]
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
      var values: [Upstream.Output] = []
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { (value: Upstream.Output) -> Step<Output, Failure> in
            values.append(value)
            return .skip
          }, result: { values }))
    }
  }
}

extension Publisher {
  /// Sends all values in one array, at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
