extension Publishers {
  /// Pretends that a publisher could fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream

    /// Creates the publisher from its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Never, S>(subscriber, onError: { switch $0 {} }) { .emit($0) }
      upstream.subscribe(relay)
    }
  }
}

extension Publisher where Failure == Never {
  /// Pretends that this publisher could fail, to fit beside others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
