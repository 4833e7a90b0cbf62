extension Publishers {
  /// Subscribes again where the upstream fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How often; `nil` for as often as it takes.
    public let retries: Int?

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain<Output, S>(subscriber)
      chain.start()
      attempt(chain, left: retries)
    }

    private func attempt<S: Subscriber>(_ chain: Chain<Output, S>, left: Int?)
    where S.Failure == Failure {
      chain.follow(upstream) { chain, completion in
        guard !completion.isFinished, left != 0 else { return chain.end(completion) }
        attempt(chain, left: left.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  /// Subscribes again where this publisher fails, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
