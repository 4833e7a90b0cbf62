extension Publishers {
  /// Leaves out a value that equals the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
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
          onValue: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            defer { last = value }
            if let last, predicate(last, value) { return .skip }
            return .emit(value)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out a value that equals the one before, by `predicate`.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Leaves out a value that equals the one before.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
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
          trying: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            defer { last = value }
            if let last, try predicate(last, value) { return .skip }
            return .emit(value)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out a value that equals the one before, by `predicate`.
  ///
  /// Fails where the closure throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
