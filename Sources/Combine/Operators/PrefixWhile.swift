extension Publishers {
  /// Sends values until a closure turns one down.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is sent.
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
            predicate(value) ? .emit(value) : .finish(nil)
          }))
    }
  }
}

extension Publisher {
  /// Sends values until `predicate` turns one down, then finishes.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Sends values until a closure turns one down.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is sent.
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
            try predicate(value) ? .emit(value) : .finish(nil)
          }))
    }
  }
}

extension Publisher {
  /// Sends values until `predicate` turns one down, then finishes.
  ///
  /// Fails where the closure throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
