extension Publishers {
  /// Sends a value where none came.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What is sent instead.
    public let output: Upstream.Output

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let relay = Relay<Output, Failure, S>(
        subscriber, onEnd: { [output] in ($0.isFinished && isEmpty ? output : nil, $0) },
        onValue: {
          isEmpty = false
          return .emit($0)
        })
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Sends `output` where this publisher finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
