import Foundation

/// What a store is asked to do.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// Creates a request.
  public override init() {}
}

/// What a store answers.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What is found in what form.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates it of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// As identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// As values by name.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// As a number.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

// On Linux no existential conforms to its own protocol, so that results of any type are allowed.
/// Which objects to find, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest,
  @unchecked Sendable
{
  /// The name of what is found.
  open var entityName: String?
  /// What is found.
  open var entity: NSEntityDescription?
  /// What has to hold for an object.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many to find at most; 0 for all.
  open var fetchLimit = 0
  /// How many to leave out at the start.
  open var fetchOffset = 0
  /// How many are read at a time.
  open var fetchBatchSize = 0
  /// In what form they are found.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether changes that were not saved count.
  open var includesPendingChanges = true
  /// Whether objects of entities beneath are found too.
  open var includesSubentities = true
  /// Whether values are read at once.
  open var includesPropertyValues = true
  /// Whether objects come without their values.
  open var returnsObjectsAsFaults = true
  /// Whether each is found once.
  open var returnsDistinctResults = false
  /// What is read.
  open var propertiesToFetch: [Any]?
  /// What objects are grouped by.
  open var propertiesToGroupBy: [Any]?
  /// The relationships whose objects are read at once.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Creates a request.
  public override init() {}

  /// Creates a request by name.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  /// Finds objects in the context around.
  open func execute() throws -> [ResultType] { [] }
}

/// Deletes many objects at once.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// In what form is told what was deleted.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}

  /// Deletes some objects.
  public init(objectIDs objects: [NSManagedObjectID]) {}
}

/// In what form is told what was deleted.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was.
  case resultTypeStatusOnly = 0
  /// By identity.
  case resultTypeObjectIDs = 1
  /// By number.
  case resultTypeCount = 2
}

/// What was deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// What was deleted, in the form that was asked for.
  open var result: Any? { nil }
}

/// Follows what a request finds.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// Who is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What was found.
  open private(set) var fetchedObjects: [ResultType]?

  /// Creates it.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
  }

  /// Finds objects.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
  }

  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let objects = fetchedObjects, let index = indexPath.last, objects.indices.contains(index)
    else { preconditionFailure("nothing was found for \(indexPath)") }
    return objects[index]
  }
}

/// Is told of changes.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Takes note that something will change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Takes note that something has changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
