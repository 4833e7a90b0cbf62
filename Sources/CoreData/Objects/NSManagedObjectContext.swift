import Foundation
import PhoneFoundation

/// A place to change objects in before they are saved; they are kept in memory.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// What may use a context.
  public enum ConcurrencyType: UInt, Sendable {
    /// A queue of its own.
    case privateQueue = 1
    /// The main queue.
    case mainQueue = 2
  }

  /// The context that this one saves to.
  open var parent: NSManagedObjectContext?
  /// The store.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// What is done where two changed the same.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether it learns of what others save.
  open var automaticallyMergesChangesFromParent = false
  /// What takes changes back.
  open var undoManager: UndoManager?
  /// What it is called.
  open var name: String?
  /// Who changes objects.
  open var transactionAuthor: String?
  /// Whether values that are not used are forgotten.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether objects that nobody uses are kept.
  open var retainsRegisteredObjects = false

  /// Objects that are new.
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  /// Objects that were deleted.
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  /// Objects that were changed.
  open var updatedObjects: Set<NSManagedObject> { [] }
  /// All objects.
  open private(set) var registeredObjects: Set<NSManagedObject> = []

  /// Creates a context.
  public init(_ type: ConcurrencyType) {}

  /// Creates a context, in the older form.
  public convenience init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    self.init(ct == .mainQueueConcurrencyType ? .mainQueue : .privateQueue)
  }

  /// Whether there is something to save.
  open var hasChanges: Bool { !(insertedObjects.isEmpty && deletedObjects.isEmpty) }

  /// Adds an object.
  open func insert(_ object: NSManagedObject) {
    insertedObjects.insert(object)
    registeredObjects.insert(object)
    object.awakeFromInsert()
  }

  /// Deletes an object.
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    insertedObjects.remove(object)
    registeredObjects.remove(object)
    deletedObjects.insert(object)
  }

  /// Keeps what was changed.
  open func save() throws { (insertedObjects, deletedObjects) = ([], []) }

  /// Takes back what was changed.
  open func rollback() {
    registeredObjects = registeredObjects.subtracting(insertedObjects).union(deletedObjects)
    (insertedObjects, deletedObjects) = ([], [])
  }

  /// Forgets all objects.
  open func reset() { (insertedObjects, deletedObjects, registeredObjects) = ([], [], []) }

  /// Takes the last change back.
  open func undo() {}
  /// Makes the last change again.
  open func redo() {}
  /// Notices what was changed.
  open func processPendingChanges() {}
  /// Reads an object again.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// Reads all objects again.
  open func refreshAllObjects() {}

  /// Finds objects.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = registeredObjects.filter { request.predicate?.evaluate(with: $0) ?? true }
      .filter { request.entityName == nil || $0.entity.name == request.entityName }
    let limit = request.fetchLimit == 0 ? found.count : request.fetchLimit
    return Array(found.compactMap { $0 as? T }.prefix(limit))
  }

  /// Counts objects.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }

  /// Does what a request says.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }

  /// The object with an identity.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID)
      ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }

  /// The object with an identity, where it is there already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registeredObjects.first { $0.objectID === objectID }
  }

  /// The object with an identity, where there is one.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else { throw CocoaError(.fileNoSuchFile) }
    return object
  }

  /// Does something with the context.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Does something with the context while the caller waits.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Takes over what others have saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {}
}

extension NSManagedObjectContext {
  /// When something is done.
  public enum ScheduledTaskType: Sendable {
    /// At once, if it can be.
    case immediate
    /// After all else.
    case enqueued
  }

  /// Does something with the context.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }

  /// Does something with the context while the caller waits.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

/// What may use a context, in the older form.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// What is done where two changed the same.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Nothing is saved.
  public static let error = NSMergePolicy()
  /// What was saved last stays as it was.
  public static let rollback = NSMergePolicy()
  /// What is saved now takes its place.
  public static let overwrite = NSMergePolicy()
  /// Property by property, what is saved now wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// Property by property, what was saved wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

/// Property by property, what is saved now wins.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable =
  NSMergePolicy.mergeByPropertyObjectTrump
/// Property by property, what was saved wins.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable =
  NSMergePolicy.mergeByPropertyStoreTrump
/// What is saved now takes the place of what was saved.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite

extension NSNotification.Name {
  /// Posted after a context was saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted before a context is saved.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted after objects were changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted after a store was changed by others.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}
