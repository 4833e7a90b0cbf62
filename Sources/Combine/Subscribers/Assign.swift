import Foundation

extension Subscribers {
  /// A subscriber that writes each value to a property of an object.
  ///
  /// It holds the object until the publisher ends or the subscription is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// An assignment cannot handle errors.
    public typealias Failure = Never
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    /// The object that is written to; `nil` when the subscription has ended.
    public private(set) var object: Root?
    /// The property that is written to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that writes to `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks for every value; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let accepts = lock.withLock {
        guard self.subscription == nil, object != nil else { return false }
        self.subscription = subscription
        return true
      }
      accepts ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Writes the value.
    public func receive(_ value: Input) -> Demand {
      lock.withLock { object }?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) {
      _ = finish()
    }

    /// Ends the subscription and lets go of the object.
    public func cancel() {
      finish()?.cancel()
    }

    private func finish() -> (any Subscription)? {
      lock.withLock {
        defer { (object, subscription) = (nil, nil) }
        return subscription
      }
    }

    /// The subscriber's name.
    public var description: String { "Assign \(Root.self)" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    /// The subscriber's name.
    public var playgroundDescription: Any { description }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is held until the subscription ends.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
