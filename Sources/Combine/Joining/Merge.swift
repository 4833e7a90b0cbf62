extension Publishers {
  /// Sends what several publishers send, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What the publishers send.
    public typealias Output = Upstream.Output
    /// The publishers' failure.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let publishers: [Upstream]

    /// Creates the publisher from others.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates the publisher from others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }

    /// The same with one publisher more.
    public func merge(with other: Upstream) -> MergeMany {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Sends what this and another publisher of the same type send.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
