extension Publishers {
  /// Sends what all values make of a result.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to.
    public let initial: Output
    /// What a value makes of the result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { [nextPartialResult] (value: Upstream.Output) -> Step<Output, Failure> in
            result = nextPartialResult(result, value)
            return .skip
          }, result: { result }))
    }
  }
}

extension Publisher {
  /// Sends what all values make of a result, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// Sends what all values make of a result.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is added to.
    public let initial: Output
    /// What a value makes of the result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Relay(
          subscriber,
          tryingToGather: { [nextPartialResult] (value: Upstream.Output) -> Step<Output, Failure> in
            result = try nextPartialResult(result, value)
            return .skip
          }, result: { result }))
    }
  }
}

extension Publisher {
  /// Sends what all values make of a result, at the end.
  ///
  /// Fails where the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
