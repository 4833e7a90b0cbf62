extension Publishers {
  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// For as many as there is room for.
    case keepFull
    /// For all there are.
    case byRequest
  }

  /// What happens to a value for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    /// It is lost.
    case dropNewest
    /// The oldest one in the buffer is lost instead.
    case dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many values there is room for.
    public let size: Int
    /// How the upstream is asked for values.
    public let prefetch: PrefetchStrategy
    /// What happens when there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Reservoir<S>(subscriber, size: size, keepsFull: prefetch == .keepFull, whenFull: whenFull)
        .subscribe(to: upstream)
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

private final class Reservoir<Downstream: Subscriber>: Junction<Downstream> {
  private let size: Int
  private let keepsFull: Bool
  private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  private var values: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init(
    _ downstream: Downstream, size: Int, keepsFull: Bool,
    whenFull: Publishers.BufferingStrategy<Downstream.Failure>
  ) {
    (self.size, self.keepsFull, self.whenFull) = (Swift.max(0, size), keepsFull, whenFull)
    super.init(downstream)
  }

  func subscribe<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    attach(
      to: publisher, demand: keepsFull ? .max(size) : .unlimited,
      onValue: { self.received($0) },
      onEnd: { completion in
        guard completion.isFinished else { return self.end(completion) }
        self.completion = completion
        self.drain()
      })
  }

  private func received(_ value: Downstream.Input) -> Subscribers.Demand {
    guard values.count >= size, demand == .none else {
      values.append(value)
      let count = drain()
      return keepsFull ? .max(count) : .none
    }
    switch whenFull {
    case .dropNewest: break
    case .dropOldest: if !values.isEmpty { values.removeFirst(); values.append(value) }
    case .customError(let error): end(.failure(error()))
    }
    return .none
  }

  /// Sends what is asked for and returns how many values that were.
  @discardableResult
  private func drain() -> Int {
    var count = 0
    while demand > .none, !values.isEmpty {
      emit(values.removeFirst())
      count += 1
    }
    if values.isEmpty, let completion { end(completion) }
    return count
  }

  override func requested(_ more: Subscribers.Demand) {
    let count = drain()
    if keepsFull, count > 0 { upstream(0)?.request(.max(count)) }
  }

  override func stopped() { values = [] }
}
