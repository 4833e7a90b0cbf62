extension Publishers {
  /// Sends the last value that a closure accepts.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value may be the one.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            if predicate(value) { last = value }
            return .skip
          }, result: { last }))
    }
  }
}

extension Publisher {
  /// Sends the last value that `predicate` accepts, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Sends the last value that a closure accepts.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value may be the one.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Relay(
          subscriber,
          tryingToGather: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            if try predicate(value) { last = value }
            return .skip
          }, result: { last }))
    }
  }
}

extension Publisher {
  /// Sends the last value that `predicate` accepts, at the end.
  ///
  /// Fails where the closure throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
