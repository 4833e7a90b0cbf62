import Foundation

/// Which objects to find, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What has to hold for an object; `nil` for all.
  public var predicate: Predicate<T>?

  /// The order.
  public var sortBy: [SortDescriptor<T>]

  /// How many to find at most.
  public var fetchLimit: Int?

  /// How many to leave out at the start.
  public var fetchOffset: Int?

  /// Whether changes that were not saved count.
  public var includePendingChanges = true

  /// The properties to read at once; none for all.
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  /// The relationships whose models to read at once.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description of what to find.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: @unchecked Sendable {}
