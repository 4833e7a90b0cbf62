extension Publishers {
  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// What is sent.
    public typealias Output = Elements.Element
    /// The elements that are sent.
    public let sequence: Elements

    /// Creates a publisher of elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = ValuesSubscription(sequence, to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.finishIfDone()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: Combine.Publisher {
    /// The value's type.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never
    /// The value that is sent.
    public let output: Wrapped?

    /// Creates a publisher of a value, if there is one.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? [])
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
