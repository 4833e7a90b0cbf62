extension Publishers {
  /// Sends the value that comes last in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the first of two values comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Relay(
          subscriber,
          gathering: { [areInIncreasingOrder] (value: Upstream.Output) -> Step<Output, Failure> in
            if let known = last {
              if areInIncreasingOrder(known, value) { last = value }
            } else {
              last = value
            }
            return .skip
          }, result: { last }))
    }
  }
}

extension Publisher {
  /// Sends the largest value, by an order, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publishers {
  /// Sends the value that comes last in an order.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the first of two values comes before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Upstream.Output?
      upstream.subscribe(
        Relay(
          subscriber,
          tryingToGather: {
            [areInIncreasingOrder] (value: Upstream.Output) -> Step<Output, Failure> in
            if let known = last {
              if try areInIncreasingOrder(known, value) { last = value }
            } else {
              last = value
            }
            return .skip
          }, result: { last }))
    }
  }
}

extension Publisher {
  /// Sends the largest value, by an order, at the end.
  ///
  /// Fails where the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher {
  /// Sends the smallest value, by an order, at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value, by an order, at the end.
  ///
  /// Fails where the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Sends the largest value at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
