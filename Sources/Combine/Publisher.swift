/// A source of values over time: many values, then one completion.
///
/// A publisher sends nothing before a subscriber asks for it, and never more than was asked for.
public protocol Publisher<Output, Failure> {
  /// What is published.
  associatedtype Output
  /// How publishing can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Starts a subscription for `subscriber`; called by `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which passes everything on to its own subscribers.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

/// A namespace for the types that operators return.
public enum Publishers {}
