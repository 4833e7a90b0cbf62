extension Publishers {
  /// Sends values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What ends them.
    public let other: Other

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Gate<S>(subscriber, isOpen: true).subscribe(to: upstream, signal: other)
    }
  }

  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// What they wait for.
    public let other: Other

    /// Creates the publisher from its parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Gate<S>(subscriber, isOpen: false).subscribe(to: upstream, signal: other)
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends one, then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

/// Lets values through while it is open; a signal opens it or ends everything.
private final class Gate<Downstream: Subscriber>: Junction<Downstream> {
  private let opensBySignal: Bool
  private var isOpen: Bool

  init(_ downstream: Downstream, isOpen: Bool) {
    self.isOpen = isOpen
    opensBySignal = !isOpen
    super.init(downstream)
  }

  func subscribe<P: Publisher, Signal: Publisher>(to publisher: P, signal: Signal)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    signal.subscribe(
      Port<Signal.Output, Signal.Failure>(
        onSubscription: { subscription in
          self.alone { self.keep(subscription, as: 1) }
          subscription.request(.max(1))
        },
        onValue: { _ in
          self.alone { self.signalled() }
          return .none
        },
        onEnd: { _ in self.alone { self.forget(1) } }))
    attach(
      to: publisher, onValue: { self.isOpen ? self.passing($0) : .max(1) },
      onEnd: { self.end($0) })
  }

  private func signalled() {
    guard !isDone else { return }
    if opensBySignal { isOpen = true } else { end(.finished) }
  }

  override func requested(_ more: Subscribers.Demand) { upstream(0)?.request(more) }
}
