extension Publishers {
  /// Says whether a closure accepts any value.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Bool
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is one.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            predicate(value) ? .finish(true) : .skip
          }, result: { false }))
    }
  }
}

extension Publisher {
  /// Sends whether `predicate` accepts any value.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Says whether a closure accepts any value.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Bool
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is one.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(
          subscriber,
          tryingToGather: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            try predicate(value) ? .finish(true) : .skip
          }, result: { false }))
    }
  }
}

extension Publisher {
  /// Sends whether `predicate` accepts any value.
  ///
  /// Fails where the closure throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
