import CoreData

/// Objects of Core Data that a view shows in sections, and follows.
@MainActor @preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  /// What can be changed of a request while it is shown.
  public struct Configuration {
    /// What objects of a section have in common.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What has to hold for an object.
    public var nsPredicate: NSPredicate?
  }

  private let request: NSFetchRequest<Result>
  @Environment(\.managedObjectContext) private var context
  @State private var configuration: Configuration

  /// Creates a request for what an entity describes.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.entityName = entity.name
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// Creates a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    configuration = Configuration(
      sectionIdentifier: sectionIdentifier,
      nsSortDescriptors: fetchRequest.sortDescriptors ?? [], nsPredicate: fetchRequest.predicate)
  }

  /// Creates a request whose changes are made in a transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier)
  }

  /// What was found.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      elements: (try? context.fetch(request)) ?? [], configuration: $configuration)
  }

  /// What can be changed.
  public var projectedValue: Binding<Configuration> { $configuration }
}

extension SectionedFetchRequest: @preconcurrency DynamicProperty {
  /// Nothing to do: whatever is found is found when it is asked for.
  public mutating func update() {}
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a request for objects of a class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  /// Creates a request for objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map(\.order.nsSortDescriptor), predicate: predicate,
      animation: animation)
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    set { nsSortDescriptors = newValue.map(\.order.nsSortDescriptor) }
  }
}

/// What a request has found, in sections.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  /// Objects that have something in common.
  @MainActor @preconcurrency
  public struct Section {
    /// What they have in common.
    nonisolated(unsafe) public let id: SectionIdentifier
    nonisolated(unsafe) fileprivate let elements: [Result]
  }

  fileprivate let sections: [Section]
  private let configuration: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>

  fileprivate init(
    elements: [Result],
    configuration: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>
  ) {
    self.configuration = configuration
    let keyPath = configuration.wrappedValue.sectionIdentifier
    sections = Dictionary(grouping: elements) { $0[keyPath: keyPath] }
      .map { Section(id: $0, elements: $1) }
  }

  /// What objects of a section have in common.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { configuration.wrappedValue.sectionIdentifier }
    nonmutating set { configuration.wrappedValue.sectionIdentifier = newValue }
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

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }
}

extension SectionedFetchResults: RandomAccessCollection {
  /// The place of the first section.
  nonisolated public var startIndex: Int { 0 }
  /// The place after the last section.
  nonisolated public var endIndex: Int { sections.count }
  /// The section at a place.
  nonisolated public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults.Section: RandomAccessCollection, Identifiable {
  /// The place of the first object.
  nonisolated public var startIndex: Int { 0 }
  /// The place after the last object.
  nonisolated public var endIndex: Int { elements.count }
  /// The object at a place.
  nonisolated public subscript(position: Int) -> Result { elements[position] }
}
