/// A class whose objects are kept; `@Model` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The model that the others of its kind derive from.
  associatedtype Root: PersistentModel

  /// Creates an object of what is kept of it.
  init(backingData: any BackingData<Root>)

  /// What is kept of the object.
  var persistentBackingData: any BackingData<Root> { get set }

  /// The properties that are kept.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// The identity of the object in its store.
  public var id: PersistentIdentifier { persistentModelID }

  /// The identity of the object in its store.
  public var persistentModelID: PersistentIdentifier {
    persistentBackingData.persistentModelID ?? PersistentIdentifier(entityName: "\(Self.self)")
  }

  /// The context that the object was put into or found in.
  public var modelContext: ModelContext? { record?.context }

  /// Whether the object was changed since it was last saved.
  public var hasChanges: Bool { modelContext?.isPending(self) ?? false }

  /// Whether the object was deleted and that was not saved yet.
  public var isDeleted: Bool { record?.isDeleted ?? false }

  /// Whether two objects are the same one.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Feeds the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Makes what is kept of a new object.
  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> {
    ModelRecord<P>(for: P.self)
  }

  var record: (any ModelPlace)? { persistentBackingData as? any ModelPlace }
}
