extension Publishers {
  /// Says whether a value is among those sent.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// What is sent.
    public typealias Output = Bool
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The value that is looked for.
    public let output: Upstream.Output

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { [output] (value: Upstream.Output) -> Step<Output, Failure> in
            value == output ? .finish(true) : .skip
          }, result: { false }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether `output` is among the values.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
