/// A publisher that values are sent into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)
  /// Ends the subject for every subscriber.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the subscription of an upstream that feeds this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells every subscriber that something happened.
  public func send() { send(()) }
}
