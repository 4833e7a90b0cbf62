/// What is kept of an object.
public protocol BackingData<Model> {
  /// The type of the object.
  associatedtype Model: PersistentModel

  /// The identity of the object in its store.
  var persistentModelID: PersistentIdentifier? { get set }

  /// What the store notes of the object.
  var metadata: Any { get }

  /// Creates what is kept of a new object.
  init(for modelType: Model.Type)
}

/// Where an object belongs.
protocol ModelPlace: AnyObject {
  var context: ModelContext? { get set }
  var isDeleted: Bool { get set }
}

/// Identity and place of an object; its values lie in the object.
final class ModelRecord<Model: PersistentModel>: BackingData, ModelPlace {
  var persistentModelID: PersistentIdentifier?
  weak var context: ModelContext?
  var isDeleted = false

  init(for modelType: Model.Type) {
    persistentModelID = PersistentIdentifier(entityName: "\(modelType)")
  }

  var metadata: Any { () }
}
