/// Sends everything at another time or in another place, in the same order.
final class Rescheduling<Downstream: Subscriber>: Junction<Downstream> {
  private let later: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
    self.later = later
    super.init(downstream)
  }

  func subscribe<P: Publisher>(to publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    attach(
      to: publisher,
      onValue: { value in
        self.later {
          let more = self.alone { self.isDone ? .none : self.passing(value) }
          if more > .none { self.alone { self.upstream(0) }?.request(more) }
        }
        return .none
      },
      onEnd: { completion in self.later { self.alone { self.end(completion) } } })
  }

  override func requested(_ more: Subscribers.Demand) { upstream(0)?.request(more) }
}
