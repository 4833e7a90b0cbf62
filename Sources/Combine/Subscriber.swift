/// Something that receives values from a publisher and says how many it wants.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What is received.
  associatedtype Input
  /// The failure that may be received; `Never` if none can.
  associatedtype Failure: Error

  /// Receives the subscription, through which values are asked for.
  func receive(subscription: any Subscription)
  /// Receives a value and returns how many more are wanted than were asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end: nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says no more than that it came.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for the types that work as subscribers.
public enum Subscribers {}
