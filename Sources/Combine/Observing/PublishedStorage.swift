import Foundation

/// What a published property holds: its value, its subscribers and its object's publisher.
final class PublishedStorage<Value> {
  private let lock = NSLock()
  private var current: Value
  private let outlets = Outlets<Value, Never>()
  private var objectWillChange: ObservableObjectPublisher?
  private var source: AnyCancellable?

  init(_ value: Value) {
    current = value
  }

  var value: Value { lock.withLock { current } }

  /// Tells everyone, then changes the value: subscribers that look at the object see the old one.
  func set(_ newValue: Value) {
    lock.withLock { objectWillChange }?.send()
    outlets.send(newValue)
    lock.withLock { current = newValue }
  }

  func connect(to publisher: ObservableObjectPublisher) {
    lock.withLock { objectWillChange = publisher }
  }

  func receive(subscriber: some Subscriber<Value, Never>) {
    outlets.add(subscriber, current: value, keeps: true)
  }

  /// Takes on the values of another published property.
  func follow(_ other: PublishedStorage) {
    guard other !== self else { return }
    let subscriber = PublishedSubscriber(self)
    other.receive(subscriber: subscriber)
    lock.withLock { source = AnyCancellable(subscriber) }
  }
}

/// Writes what it receives to a published property, until the property's object is gone.
final class PublishedSubscriber<Value>: Subscriber, Cancellable {
  private let lock = NSLock()
  private weak var storage: PublishedStorage<Value>?
  private var upstream: (any Subscription)?

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard let storage else {
      cancel()
      return .none
    }
    storage.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    _ = lock.take(&upstream)
  }

  func cancel() {
    lock.take(&upstream)?.cancel()
  }
}
