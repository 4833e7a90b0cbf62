import Foundation

/// The subscription of an operator with several upstreams.
///
/// One recursive lock guards its state and orders what is sent downstream.
class Junction<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private(set) var demand = Subscribers.Demand.none
  private var downstream: Downstream?
  private var upstreams: [Int: any Subscription] = [:]

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Runs `body` while nothing else happens here.
  final func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  final var isDone: Bool { downstream == nil }

  final func start() {
    downstream?.receive(subscription: self)
  }

  final func emit(_ value: Downstream.Input) {
    guard let downstream else { return }
    demand -= 1
    demand += downstream.receive(value)
  }

  final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let last = downstream
    stop()
    last?.receive(completion: completion)
  }

  final func request(_ more: Subscribers.Demand) {
    alone {
      guard !isDone else { return }
      demand += more
      requested(more)
    }
  }

  final func cancel() {
    alone { stop() }
  }

  private func stop() {
    downstream = nil
    let last = upstreams.sorted { $0.key < $1.key }.map(\.value)
    upstreams = [:]
    for upstream in last { upstream.cancel() }
    stopped()
  }

  /// Keeps an upstream's subscription; cancels it if it comes too late.
  final func keep(_ subscription: any Subscription, as index: Int) {
    isDone ? subscription.cancel() : (upstreams[index] = subscription)
  }

  final func upstream(_ index: Int) -> (any Subscription)? { upstreams[index] }
  final func forget(_ index: Int) { upstreams[index] = nil }

  /// Called when more was asked for; the demand counts it already.
  func requested(_ more: Subscribers.Demand) {}
  /// Called when nothing is sent any more.
  func stopped() {}
}

extension Junction {
  /// Subscribes to the only upstream of an operator, after telling the downstream about this
  /// subscription.
  final func attach<P: Publisher>(
    to publisher: P, demand: Subscribers.Demand = .none,
    onValue: @escaping (P.Output) -> Subscribers.Demand,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    publisher.subscribe(
      Port<P.Output, P.Failure>(
        onSubscription: { subscription in
          self.alone {
            self.keep(subscription, as: 0)
            self.start()
          }
          if demand > .none { subscription.request(demand) }
        },
        onValue: { value in self.alone { self.isDone ? .none : onValue(value) } },
        onEnd: { completion in self.alone { if !self.isDone { onEnd(completion) } } }))
  }

  /// Sends a value and returns how many more the downstream asks for.
  final func passing(_ value: Downstream.Input) -> Subscribers.Demand {
    let before = demand
    emit(value)
    return demand == .unlimited ? .none : demand - (before - 1)
  }
}
