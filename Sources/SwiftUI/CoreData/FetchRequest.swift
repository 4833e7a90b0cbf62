import CoreData

/// Objects of Core Data that a view shows, and follows.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
  /// What can be changed of a request while it is shown.
  @MainActor @preconcurrency
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What has to hold for an object.
    public var nsPredicate: NSPredicate?
  }

  private let request: NSFetchRequest<Result>
  private let animation: Animation?
  @Environment(\.managedObjectContext) private var context
  @State private var configuration: Configuration

  /// Creates a request for what an entity describes.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.entityName = entity.name
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, animation: animation)
  }

  /// Creates a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    self.animation = animation
    configuration = Configuration(
      nsSortDescriptors: fetchRequest.sortDescriptors ?? [], nsPredicate: fetchRequest.predicate)
  }

  /// Creates a request whose changes are made in a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest, animation: transaction.animation)
  }

  /// What was found.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(
      elements: (try? context.fetch(request)) ?? [], configuration: $configuration)
  }

  /// What can be changed.
  public var projectedValue: Binding<Configuration> { $configuration }
}

extension FetchRequest: @preconcurrency DynamicProperty {
  /// Nothing to do: whatever is found is found when it is asked for.
  public mutating func update() {}
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a request for objects of a class.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate,
      animation: animation)
  }

  /// Creates a request for objects of a class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map(\.order.nsSortDescriptor), predicate: predicate,
      animation: animation)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    set { nsSortDescriptors = newValue.map(\.order.nsSortDescriptor) }
  }
}

extension SortOrder {
  /// An order of nothing in particular: the store is never sorted.
  var nsSortDescriptor: NSSortDescriptor {
    NSSortDescriptor(keyPath: \NSManagedObject.hash, ascending: self == .forward)
  }
}

/// What a request has found.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult> {
  nonisolated(unsafe) fileprivate let elements: [Result]
  fileprivate let configuration: Binding<FetchRequest<Result>.Configuration>

  nonisolated fileprivate init(
    elements: [Result], configuration: Binding<FetchRequest<Result>.Configuration>
  ) {
    self.elements = elements
    self.configuration = configuration
  }

  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }

  /// What has to hold for an object.
  public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }
}

extension FetchedResults: @preconcurrency RandomAccessCollection {
  /// The place of the first object.
  nonisolated public var startIndex: Int { 0 }
  /// The place after the last object.
  public var endIndex: Int { elements.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { elements[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }
}

extension EnvironmentValues {
  /// The context that views find and change objects of Core Data in.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(.mainQueue)
}
