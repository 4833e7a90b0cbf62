extension Publishers {
  /// Sends what publishers send that a closure makes of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What the new publishers send.
    public typealias Output = NewPublisher.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many publishers may run at the same time.
    public let maxPublishers: Subscribers.Demand
    /// What is made of each value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher from its parts.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = FlatMapJunction<S>(subscriber, limit: maxPublishers)
      junction.subscribe(to: upstream, transform)
    }
  }
}

extension Publisher {
  /// Sends what the publishers send that `transform` makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends what the publishers send that `transform` makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Sends what the publishers send that `transform` makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends what the publishers send that `transform` makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

/// Runs inner publishers side by side; each may send one value ahead, which waits until it is asked
/// for.
final class FlatMapJunction<Downstream: Subscriber>: Junction<Downstream> {
  private let limit: Subscribers.Demand
  private var running = 0
  private var started = 0
  private var outerEnded = false
  private var waiting: [(index: Int, value: Downstream.Input)] = []

  init(_ downstream: Downstream, limit: Subscribers.Demand) {
    self.limit = limit
    super.init(downstream)
  }

  func subscribe<Outer: Publisher, Inner: Publisher>(
    to outer: Outer, _ transform: @escaping (Outer.Output) -> Inner
  )
  where
    Outer.Failure == Downstream.Failure, Inner.Output == Downstream.Input,
    Inner.Failure == Downstream.Failure
  {
    start()
    let port = Port<Outer.Output, Outer.Failure>(
      onSubscription: { subscription in
        self.alone { self.keep(subscription, as: 0) }
        subscription.request(self.limit)
      },
      onValue: { value in
        self.run(transform(value))
        return .none
      },
      onEnd: { completion in
        self.alone {
          self.outerEnded = true
          self.forget(0)
          completion.isFinished ? self.finishIfDone() : self.end(completion)
        }
      })
    outer.subscribe(port)
  }

  private func run<Inner: Publisher>(_ inner: Inner)
  where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    let index = alone {
      running += 1
      started += 1
      return started
    }
    inner.subscribe(
      Port<Inner.Output, Inner.Failure>(
        onSubscription: { subscription in
          self.alone { self.keep(subscription, as: index) }
          subscription.request(self.alone { self.demand == .unlimited } ? .unlimited : .max(1))
        },
        onValue: { value in self.alone { self.received(value, from: index) } },
        onEnd: { completion in self.alone { self.ended(index, completion) } }))
  }

  private func received(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
    guard demand > .none, waiting.isEmpty else {
      if !isDone { waiting.append((index, value)) }
      return .none
    }
    emit(value)
    return .max(1)
  }

  private func ended(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    forget(index)
    guard completion.isFinished else { return end(completion) }
    running -= 1
    if limit != .unlimited { upstream(0)?.request(.max(1)) }
    finishIfDone()
  }

  private func finishIfDone() {
    if outerEnded, running == 0, waiting.isEmpty { end(.finished) }
  }

  override func requested(_ more: Subscribers.Demand) {
    while demand > .none, !waiting.isEmpty {
      let (index, value) = waiting.removeFirst()
      emit(value)
      upstream(index)?.request(.max(1))
    }
    finishIfDone()
  }

  override func stopped() { waiting = [] }
}
