extension Publishers {
  /// Sends a value in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Never
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
      let relay = Relay<Output, Upstream.Failure, S>(
        subscriber, onEnd: { [output] in ($0.isFinished ? nil : output, .finished) },
        onValue: { .emit($0) })
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Sends `output` in place of a failure, then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
