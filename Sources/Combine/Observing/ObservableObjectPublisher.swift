/// A publisher that says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing is sent but the fact itself.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Connects a subscriber to the changes from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Tells every subscriber that the object is about to change.
  public func send() { subject.send() }
}
