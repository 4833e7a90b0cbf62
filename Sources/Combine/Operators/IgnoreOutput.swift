extension Publishers {
  /// Sends nothing but the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Never
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
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { (value: Upstream.Output) -> Step<Output, Failure> in
            .skip
          }, result: { nil }))
    }
  }
}

extension Publisher {
  /// Sends nothing but the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
