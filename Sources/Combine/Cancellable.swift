/// An activity that can be ended early.
public protocol Cancellable {
  /// Ends the activity and frees what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection for as long as the collection lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps this in a set for as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
