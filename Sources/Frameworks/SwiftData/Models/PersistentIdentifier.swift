/// The identity of an object in its store.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable {
  /// What tells one object from the others.
  public struct ID: Hashable, Codable, Sendable {
    fileprivate var key: UUID
  }

  /// What tells the object from the others.
  public let id: ID

  /// The store, once the object was saved.
  public let storeIdentifier: String?

  /// The name of the model.
  public let entityName: String

  init(entityName: String, storeIdentifier: String? = nil) {
    id = ID(key: UUID())
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  /// The identity of an object with a key of its store's own.
  public static func identifier(
    for storeIdentifier: String, entityName: String, primaryKey: some Codable & Hashable & Sendable
  ) throws -> PersistentIdentifier {
    PersistentIdentifier(entityName: entityName, storeIdentifier: storeIdentifier)
  }
}

extension PersistentIdentifier: Comparable {
  /// An order by names, then by keys.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs.id.key.uuidString) < (rhs.entityName, rhs.id.key.uuidString)
  }
}
