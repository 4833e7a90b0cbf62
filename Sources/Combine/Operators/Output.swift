extension Publishers {
  /// Sends the values at some positions.
  public struct Output<Upstream: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The positions, from 0.
    public let range: CountableRange<Int>

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var position = -1
      guard !range.isEmpty else {
        Empty<Output, Failure>().receive(subscriber: subscriber)
        return
      }
      upstream.subscribe(
        Relay(
          subscriber,
          onValue: { [range] (value: Output) -> Step<Output, Failure> in
            position += 1
            if position < range.lowerBound { return .skip }
            return position + 1 < range.upperBound ? .emit(value) : .finish(value)
          }))
    }
  }
}

extension Publisher {
  /// Sends the first `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
  }

  /// Sends the value at a position from 0, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: index..<index + 1)
  }

  /// Sends the values at positions from 0, then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
