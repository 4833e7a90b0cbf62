extension Publishers {
  /// Leaves out values until a closure turns one down.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is left out.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        Relay(
          subscriber,
          onValue: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            if isDropping { isDropping = predicate(value) }
            return isDropping ? .skip : .emit(value)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out values until `predicate` turns one down.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Leaves out values until a closure turns one down.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is left out.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        Relay(
          subscriber,
          trying: { [predicate] (value: Upstream.Output) -> Step<Output, Failure> in
            if isDropping { isDropping = try predicate(value) }
            return isDropping ? .skip : .emit(value)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out values until `predicate` turns one down.
  ///
  /// Fails where the closure throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
