extension Publishers {
  /// Says whether a closure accepts every value.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Bool
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is accepted.
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
            predicate(value) ? .skip : .finish(false)
          }, result: { true }))
    }
  }
}

extension Publisher {
  /// Sends whether `predicate` accepts every value.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Says whether a closure accepts every value.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Bool
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is accepted.
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
            try predicate(value) ? .skip : .finish(false)
          }, result: { true }))
    }
  }
}

extension Publisher {
  /// Sends whether `predicate` accepts every value.
  ///
  /// Fails where the closure throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
