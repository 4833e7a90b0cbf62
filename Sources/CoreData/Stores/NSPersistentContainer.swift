import Foundation

/// The objects of a model, and how they are kept; here, in memory.
open class NSPersistentContainer: NSObject {
  /// The name.
  public let name: String
  /// The context that views use.
  public let viewContext = NSManagedObjectContext(.mainQueue)
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Where and how objects are kept.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container for the model of a name.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  /// Creates a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
  }

  /// The folder that files lie in.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }

  /// Opens the stores.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// A context for a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.parent = viewContext
    return context
  }

  /// Does something in the background.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Does something in the background.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container whose objects are copied to other devices.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// Where and how objects are kept.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The file.
  open var url: URL?
  /// In what form.
  open var type = NSSQLiteStoreType
  /// The part of the model.
  open var configuration: String?
  /// Whether nothing can be changed.
  open var isReadOnly = false
  /// Whether the store is opened later.
  open var shouldAddStoreAsynchronously = false
  /// Whether objects of earlier models are made such of this one.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way to this model is found out.
  open var shouldInferMappingModelAutomatically = true
  private var options: [String: NSObject] = [:]

  /// Creates a description of what is kept in memory.
  public override init() {}

  /// Creates a description of a file.
  public init(url: URL) { self.url = url }

  /// Sets a detail.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A file in a database.
public let NSSQLiteStoreType = "SQLite"
/// Nothing but memory.
public let NSInMemoryStoreType = "InMemory"
/// A file that is read at once.
public let NSBinaryStoreType = "Binary"
/// Whether changes are remembered.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes by others are told of.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// What objects there can be.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// Their kinds.
  open var entities: [NSEntityDescription] = []

  /// The kinds by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Creates a model without kinds.
  public override init() {}

  /// Reads a model.
  public init?(contentsOf url: URL) {}

  /// Joins the models of bundles.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

/// The stores of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open var persistentStores: [NSPersistentStore] { [] }

  /// Creates it.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Opens a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}

/// A store.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The file.
  open var url: URL?
}
