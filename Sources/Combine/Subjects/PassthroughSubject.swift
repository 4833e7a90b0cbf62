/// A subject that hands each value to whoever is subscribed at that moment, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Connects a subscriber to what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outlets.add(subscriber, keeps: false)
  }

  /// Sends a value to the subscribers that asked for one.
  public func send(_ input: Output) { outlets.send(input) }

  /// Ends the subject for every subscriber.
  public func send(completion: Subscribers.Completion<Failure>) {
    outlets.send(completion: completion)
  }

  /// Takes the subscription of an upstream that feeds this subject.
  public func send(subscription: any Subscription) { outlets.add(upstream: subscription) }
}
