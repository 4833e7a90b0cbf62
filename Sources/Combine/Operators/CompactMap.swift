extension Publishers {
  /// Sends what a closure makes of each value, without what is `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of each value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(
          subscriber,
          onValue: { [transform] (value: Upstream.Output) -> Step<Output, Failure> in
            if let output = transform(value) { return .emit(output) }
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value, without what is `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// Sends what a closure makes of each value, without what is `nil`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of each value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay(
          subscriber,
          trying: { [transform] (value: Upstream.Output) -> Step<Output, Failure> in
            if let output = try transform(value) { return .emit(output) }
            return .skip
          }))
    }
  }
}

extension Publisher {
  /// Sends what `transform` makes of each value, without what is `nil`.
  ///
  /// Fails where the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
