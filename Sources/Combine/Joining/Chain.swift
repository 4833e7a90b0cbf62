/// Sends what one upstream after another sends: what was asked for and has not come is asked for
/// again from the next.
final class Chain<Input, Downstream: Subscriber>: Junction<Downstream>
where Downstream.Input == Input {
  private var current = 0

  /// Follows a publisher; `next` says how to go on from its end.
  func follow<P: Publisher>(
    _ publisher: P,
    next: @escaping (Chain, Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Input {
    let index = alone {
      current += 1
      return current
    }
    publisher.subscribe(
      Port<Input, P.Failure>(
        onSubscription: { subscription in
          let demand = self.alone {
            self.keep(subscription, as: index)
            return self.demand
          }
          if demand > .none { subscription.request(demand) }
        },
        onValue: { value in
          self.alone {
            let before = self.demand
            self.emit(value)
            return self.demand == .unlimited ? .none : self.demand - (before - 1)
          }
        },
        onEnd: { completion in
          let goesOn = self.alone {
            self.forget(index)
            return !self.isDone
          }
          if goesOn { next(self, completion) }
        }))
  }

  override func requested(_ more: Subscribers.Demand) {
    upstream(current)?.request(more)
  }
}
