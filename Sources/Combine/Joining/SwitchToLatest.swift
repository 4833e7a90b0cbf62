extension Publishers {
  /// Sends what the latest of the publishers sends that come from the upstream.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// What the publishers send.
    public typealias Output = P.Output
    /// The publishers' failure.
    public typealias Failure = P.Failure
    /// Where the publishers come from.
    public let upstream: Upstream

    /// Creates the publisher from another.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Switch<S>(subscriber).subscribe(to: upstream)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the latest of the publishers sends that this one sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends what the latest of the publishers sends that this one sends.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends what the latest of the publishers sends that this one sends.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

private final class Switch<Downstream: Subscriber>: Junction<Downstream> {
  private var latest = 0
  private var innerEnded = true
  private var outerEnded = false

  func subscribe<Outer: Publisher>(to outer: Outer)
  where
    Outer.Output: Publisher, Outer.Failure == Downstream.Failure,
    Outer.Output.Output == Downstream.Input, Outer.Output.Failure == Downstream.Failure
  {
    start()
    outer.subscribe(
      Port<Outer.Output, Outer.Failure>(
        onSubscription: { subscription in
          self.alone { self.keep(subscription, as: 0) }
          subscription.request(.unlimited)
        },
        onValue: { inner in
          self.run(inner)
          return .none
        },
        onEnd: { completion in self.alone { self.outerEnded(completion) } }))
  }

  private func run<Inner: Publisher>(_ inner: Inner)
  where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    let index = alone {
      upstream(latest)?.cancelUnless(latest == 0)
      if latest > 0 { forget(latest) }
      latest += 1
      innerEnded = false
      return latest
    }
    inner.subscribe(
      Port<Inner.Output, Inner.Failure>(
        onSubscription: { subscription in
          let demand = self.alone {
            self.keep(subscription, as: index)
            return self.demand
          }
          if demand > .none { subscription.request(demand) }
        },
        onValue: { value in
          self.alone {
            guard index == self.latest, !self.isDone else { return .none }
            let before = self.demand
            self.emit(value)
            return self.demand == .unlimited ? .none : self.demand - (before - 1)
          }
        },
        onEnd: { completion in self.alone { self.innerEnded(index, completion) } }))
  }

  private func innerEnded(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    guard index == latest else { return }
    forget(index)
    innerEnded = true
    if !completion.isFinished || outerEnded { end(completion) }
  }

  private func outerEnded(_ completion: Subscribers.Completion<Downstream.Failure>) {
    forget(0)
    outerEnded = true
    if !completion.isFinished || innerEnded { end(completion) }
  }

  override func requested(_ more: Subscribers.Demand) {
    if latest > 0 { upstream(latest)?.request(more) }
  }
}

extension Subscription {
  fileprivate func cancelUnless(_ condition: Bool) {
    if !condition { cancel() }
  }
}
