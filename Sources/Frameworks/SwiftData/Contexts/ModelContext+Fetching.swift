import Foundation

extension ModelContext {
  /// Finds objects.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let models = container.store.models.compactMap { $0 as? T }
    let found = try models.filter { try descriptor.predicate?.evaluate($0) ?? true }
    let rest = found.sorted(using: descriptor.sortBy).dropFirst(descriptor.fetchOffset ?? 0)
    return Array(rest.prefix(descriptor.fetchLimit ?? rest.count))
  }

  /// Finds objects, some at a time.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(elements: try fetch(descriptor))
  }

  /// Counts objects.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Finds the identities of objects.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Finds the identities of objects, some at a time.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
  }

  /// Does something with each object that is found.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws {
    try fetch(descriptor).forEach(block)
  }

  /// The object with an identity: where there is none, the program ends, as it does on a phone.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = object(persistentModelID) else {
      fatalError("There is no object with the identifier \(persistentModelID)")
    }
    return model
  }

  /// The object with an identity, where it is there already.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    object(persistentModelID) as? T
  }

  private func object(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    container.store.models.first { $0.persistentModelID == id }
  }
}

/// What a search found.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  fileprivate let elements: [Element]

  /// The place of the first one.
  public var startIndex: Int { elements.startIndex }

  /// The place after the last one.
  public var endIndex: Int { elements.endIndex }

  /// The one at a place.
  public subscript(position: Int) -> Element { elements[position] }
}
