/// Joins two upstreams into pairs.
///
/// `zips` pairs the first with the first, the second with the second; otherwise each value is
/// paired with the other side's latest.
final class Pairing<First, Second, Downstream: Subscriber>: Junction<Downstream>
where Downstream.Input == (First, Second) {
  private let zips: Bool
  private var firsts: [First] = []
  private var seconds: [Second] = []
  private var ended: Set<Int> = []

  init(_ downstream: Downstream, zips: Bool) {
    self.zips = zips
    super.init(downstream)
  }

  func subscribe<A: Publisher, B: Publisher>(to a: A, _ b: B)
  where
    A.Output == First, B.Output == Second, A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    a.subscribe(port(0) { self.firsts.append($0) })
    b.subscribe(port(1) { self.seconds.append($0) })
    alone { start() }
  }

  private func port<Input>(
    _ index: Int, _ store: @escaping (Input) -> Void
  ) -> Port<Input, Downstream.Failure> {
    Port(
      onSubscription: { subscription in self.alone { self.keep(subscription, as: index) } },
      onValue: { value in
        self.alone {
          guard !self.isDone else { return .none }
          store(value)
          return self.zips ? self.zip() : self.combine(changed: index)
        }
      },
      onEnd: { completion in self.alone { self.ended(index, completion) } })
  }

  private func zip() -> Subscribers.Demand {
    while !firsts.isEmpty, !seconds.isEmpty, !isDone {
      let before = demand
      emit((firsts.removeFirst(), seconds.removeFirst()))
      let more = demand - (before - 1)
      if demand != .unlimited, more > .none { ask(more) }
    }
    finishZipIfDone()
    return .none
  }

  private func combine(changed index: Int) -> Subscribers.Demand {
    firsts = firsts.suffix(1)
    seconds = seconds.suffix(1)
    guard let first = firsts.last, let second = seconds.last else { return .max(1) }
    guard demand > .none else { return .none }
    let before = demand
    emit((first, second))
    let more = demand - (before - 1)
    if demand != .unlimited, more > .none { upstream(1 - index)?.request(more) }
    return demand == .unlimited ? .none : more
  }

  private func ask(_ more: Subscribers.Demand) {
    upstream(0)?.request(more)
    upstream(1)?.request(more)
  }

  override func requested(_ more: Subscribers.Demand) { ask(more) }

  private func ended(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    forget(index)
    ended.insert(index)
    guard completion.isFinished else { return end(completion) }
    let hasNone = index == 0 ? firsts.isEmpty : seconds.isEmpty
    if zips { finishZipIfDone() } else if ended.count == 2 || hasNone { end(.finished) }
  }

  /// Zipping is over as soon as one side can send nothing more.
  private func finishZipIfDone() {
    let isOver = ended.contains(0) && firsts.isEmpty || ended.contains(1) && seconds.isEmpty
    if isOver, !isDone { end(.finished) }
  }

  override func stopped() { (firsts, seconds) = ([], []) }
}
