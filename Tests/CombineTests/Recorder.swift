import Combine

/// A subscriber that asks only for what a test tells it to, and keeps what comes.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let further: Subscribers.Demand

  /// `first` is asked for at once, `further` after each value.
  init(first: Subscribers.Demand = .unlimited, further: Subscribers.Demand = .none) {
    self.first = first
    self.further = further
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(first)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return further
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }

  var isFinished: Bool {
    if case .finished? = completion { return true }
    return false
  }
}

extension Publisher {
  /// Subscribes a recorder that asks for `first` values.
  func recorded(first: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(first: first)
    subscribe(recorder)
    return recorder
  }
}
