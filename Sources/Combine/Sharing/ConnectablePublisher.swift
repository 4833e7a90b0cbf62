/// A publisher that starts only when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts; cancelling the result stops.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first subscriber and stops with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Wraps a publisher so that it starts only when it is told to.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// What the upstream sends.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates the publisher from another.
    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Starts; cancelling the result stops.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Lets this publisher start only when it is told to.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
