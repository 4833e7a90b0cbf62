extension Publishers {
  /// Fails with what a closure makes of the failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream
    /// What is made of the failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Relay(subscriber, onError: transform) { .emit($0) })
    }
  }
}

extension Publisher {
  /// Fails with what `transform` makes of the failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
