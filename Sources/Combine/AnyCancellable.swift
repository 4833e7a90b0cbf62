import Foundation

/// A cancellable that cancels itself when the last reference to it goes away.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Wraps an action to run once, on cancelling.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Wraps another cancellable.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit { action?() }

  /// Ends the activity; a second call does nothing.
  public func cancel() {
    lock.take(&action)?()
  }

  /// Keeps this in a collection for as long as the collection lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set for as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the object's identity into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
