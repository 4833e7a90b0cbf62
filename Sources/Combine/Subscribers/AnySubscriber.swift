/// A subscriber whose type is hidden, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onEnd: (Subscribers.Completion<Failure>) -> Void
  /// The identity of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    onSubscription = s.receive(subscription:)
    onValue = s.receive(_:)
    onEnd = s.receive(completion:)
    combineIdentifier = s.combineIdentifier
  }

  /// Wraps a subject, which receives everything.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(s))
  }

  /// Creates a subscriber from closures; what is left out asks for nothing and does nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onEnd = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Receives a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  /// Receives the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onEnd(completion) }

  /// The subscriber's name.
  public var description: String { "AnySubscriber" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  /// The subscriber's name.
  public var playgroundDescription: Any { description }
}
