import Foundation

/// A subject with a value at all times, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    current = value
  }

  /// The value; setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Connects a subscriber, which receives the current value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outlets.add(subscriber, current: value, keeps: true)
  }

  /// Changes the value and sends it.
  public func send(_ input: Output) {
    guard !outlets.isFinished else { return }
    lock.withLock { current = input }
    outlets.send(input)
  }

  /// Ends the subject for every subscriber.
  public func send(completion: Subscribers.Completion<Failure>) {
    outlets.send(completion: completion)
  }

  /// Takes the subscription of an upstream that feeds this subject.
  public func send(subscription: any Subscription) { outlets.add(upstream: subscription) }
}
