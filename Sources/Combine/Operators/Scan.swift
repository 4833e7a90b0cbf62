extension Publishers {
  /// Sends what each value makes of the result so far.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to.
    public let initialResult: Output
    /// What a value makes of the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Relay(
          subscriber,
          onValue: { [nextPartialResult] (value: Upstream.Output) -> Step<Output, Failure> in
            result = nextPartialResult(result, value)
            return .emit(result)
          }))
    }
  }
}

extension Publisher {
  /// Sends what each value makes of the result so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// Sends what each value makes of the result so far.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to.
    public let initialResult: Output
    /// What a value makes of the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        Relay(
          subscriber,
          trying: { [nextPartialResult] (value: Upstream.Output) -> Step<Output, Failure> in
            result = try nextPartialResult(result, value)
            return .emit(result)
          }))
    }
  }
}

extension Publisher {
  /// Sends what each value makes of the result so far.
  ///
  /// Fails where the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
