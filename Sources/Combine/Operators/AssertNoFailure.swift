extension Publishers {
  /// Stops the program where the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    /// What the message starts with.
    public let prefix: String
    /// Where the operator stands.
    public let file: StaticString
    /// Where the operator stands.
    public let line: UInt

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Upstream.Failure, S>(
        subscriber,
        onError: { [prefix, file, line] in fatalError("\(prefix)\($0)", file: file, line: line) }
      ) { .emit($0) }
      upstream.subscribe(relay)
    }
  }
}

extension Publisher {
  /// Stops the program where this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
