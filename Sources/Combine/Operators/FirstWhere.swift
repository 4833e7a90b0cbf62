extension Publishers {
  /// Sends the first value that a closure accepts.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is the one.
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
          onValue: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            predicate(value) ? .finish(value) : .skip
          }))
    }
  }
}

extension Publisher {
  /// Sends the first value that `predicate` accepts, then finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Sends the first value that a closure accepts.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is the one.
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
          trying: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            try predicate(value) ? .finish(value) : .skip
          }))
    }
  }
}

extension Publisher {
  /// Sends the first value that `predicate` accepts, then finishes.
  ///
  /// Fails where the closure throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
