import Combine
import Foundation

/// What can be found in a store.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// An object that is kept in a store.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Identifiable {
  /// The context that it belongs to.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// What it is.
  open private(set) var entity: NSEntityDescription
  /// What tells it from the others.
  public let objectID = NSManagedObjectID()
  private var values: [String: Any] = [:]

  /// Creates an object in a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    managedObjectContext = context
    context?.insert(self)
  }

  /// Creates an object in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// What objects of the class are.
  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(Self.self)") }

  /// A request for all objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(Self.self)")
  }

  /// Whether it is new.
  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  /// Whether it was changed.
  open var isUpdated: Bool { false }
  /// Whether it was deleted.
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  /// Whether there is something to save.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether its values are not read yet.
  open var isFault: Bool { false }

  /// Called when it is new.
  open func awakeFromInsert() {}
  /// Called when it was read.
  open func awakeFromFetch() {}
  /// Called before it is saved.
  open func willSave() {}
  /// Called after it was saved.
  open func didSave() {}
  /// Called before it is deleted.
  open func prepareForDeletion() {}
  /// Says whether it can be deleted.
  open func validateForDelete() throws {}
  /// Says whether it can be added.
  open func validateForInsert() throws {}
  /// Says whether it can be changed.
  open func validateForUpdate() throws {}

  /// A value by name.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets a value by name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value by name, without anybody being told.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets a value by name, without anybody being told.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Tells that a value will be read.
  open func willAccessValue(forKey key: String?) {}
  /// Tells that a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Tells that a value will change.
  open func willChangeValue(forKey key: String) {}
  /// Tells that a value has changed.
  open func didChangeValue(forKey key: String) {}
}

/// What tells an object of a store from the others.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// Whether the object was not saved yet.
  open var isTemporaryID: Bool { true }

  /// The identity as an address.
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/\(hash)") }
}

/// What objects are.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The class of the objects.
  open var managedObjectClassName = "NSManagedObject"
  /// The properties.
  open var properties: [NSPropertyDescription] = []

  /// Creates a description without a name.
  public override init() {}

  init(name: String) { self.name = name }

  /// The properties with values, by name.
  open var attributesByName: [String: NSAttributeDescription] {
    let pairs = properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Creates an object.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(entity: NSEntityDescription(name: entityName), insertInto: context)
  }

  /// What objects of a name are.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(name: entityName) }
}

/// A property of objects.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// Whether it may be empty.
  open var isOptional = true
  /// Whether it is left out of what is kept.
  open var isTransient = false
}

/// A property with values.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value that new objects have.
  open var defaultValue: Any?
}

/// A type of values.
public enum NSAttributeType: UInt, Sendable {
  /// None.
  case undefinedAttributeType = 0
  /// Small numbers.
  case integer16AttributeType = 100
  /// Numbers.
  case integer32AttributeType = 200
  /// Large numbers.
  case integer64AttributeType = 300
  /// Decimal numbers.
  case decimalAttributeType = 400
  /// Numbers with fractions.
  case doubleAttributeType = 500
  /// Small numbers with fractions.
  case floatAttributeType = 600
  /// Texts.
  case stringAttributeType = 700
  /// Yes or no.
  case booleanAttributeType = 800
  /// Dates.
  case dateAttributeType = 900
  /// Data.
  case binaryDataAttributeType = 1000
  /// Identifiers.
  case UUIDAttributeType = 1100
  /// Addresses.
  case URIAttributeType = 1200
  /// What a transformer makes data of.
  case transformableAttributeType = 1800
}
