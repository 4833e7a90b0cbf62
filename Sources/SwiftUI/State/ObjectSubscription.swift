import Combine

/// Asks for an update whenever an object is about to change.
final class ObjectSubscription<Object: ObservableObject> {
  private(set) var object: Object
  private var subscription: AnyCancellable?

  init(_ object: Object, _ queue: UpdateQueue) {
    self.object = object
    subscribe(queue)
  }

  /// Listens to another object.
  func follow(_ object: Object, _ queue: UpdateQueue) {
    guard object !== self.object else { return }
    self.object = object
    subscribe(queue)
  }

  private func subscribe(_ queue: UpdateQueue) {
    subscription = object.objectWillChange.sink { _ in queue.invalidate() }
  }
}

extension PropertyPlace {
  /// Follows an object for as long as the view is there.
  func follow<Object: ObservableObject>(_ object: Object) {
    let queue = node.host.queue
    kept(ObjectSubscription(object, queue)).follow(object, queue)
  }
}
