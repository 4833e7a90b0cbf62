import Synchronization

/// Keeps a tree of views up to date.
@MainActor
package final class ViewHost {
  private(set) var notDrawn: Set<String> = []
  private let invalid = InvalidFlag()

  package init() {}

  /// Notes something that is accepted but not drawn as iOS draws it.
  package func report(_ text: String) {
    notDrawn.insert(text)
  }

  /// Asks for another update.
  package func setNeedsUpdate() {
    invalid.set()
  }

  /// Reads values; a change to any observed one asks for another update.
  func observing<Value>(_ read: () -> Value) -> Value {
    withObservationTracking(read) { [invalid] in invalid.set() }
  }
}

/// Whether something has changed since the last update; may be set from any thread.
final class InvalidFlag: Sendable {
  private let flag = Atomic(false)

  func set() {
    flag.store(true, ordering: .sequentiallyConsistent)
  }

  /// Clears the flag and says whether it was set.
  func take() -> Bool {
    flag.exchange(false, ordering: .sequentiallyConsistent)
  }
}
