extension Publishers {
  /// Sends values in groups.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = [Upstream.Output]
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many values a group has.
    public let count: Int

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var group: [Upstream.Output] = []
      let relay = Relay<Upstream.Output, Failure, S>(
        subscriber, onEnd: { ($0.isFinished && !group.isEmpty ? group : nil, $0) },
        onValue: { [count] value in
          group.append(value)
          guard group.count >= count else { return .skip }
          defer { group = [] }
          return .emit(group)
        })
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Sends values in groups of `count`; the last may be smaller.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
