extension Publishers {
  /// Sends what one subscription receives to all subscribers, as long as there are any.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates the publisher from another.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Whether both are the same object.
    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Lets all subscribers share one subscription.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
