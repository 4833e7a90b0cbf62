import Foundation

/// The objects of some models, and how they are kept; here, in memory.
public final class ModelContainer: Sendable {
  /// The models.
  public let schema: Schema

  /// How objects of models of an earlier version become such of this one.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  private let stores: Stores
  let store = ModelStore()

  /// Creates a container for models.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for the models of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for the models of a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    stores = Stores(configurations)
  }

  /// Where objects are kept.
  public var configurations: Set<ModelConfiguration> {
    get { stores.configurations }
    set { stores.configurations = newValue }
  }

  /// The context that views use.
  @MainActor public var mainContext: ModelContext { stores.mainContext(of: self) }

  /// Deletes all objects.
  public func deleteAllData() { store.removeAll() }

  /// Deletes all objects, and where they were kept.
  public func erase() throws { store.removeAll() }
}

extension ModelContainer: Equatable {
  /// Whether two containers are the same one.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

/// What may change of a container; only the main actor asks for the context.
private final class Stores: @unchecked Sendable {
  private let lock = NSLock()
  private var all: Set<ModelConfiguration>
  private weak var context: ModelContext?

  init(_ configurations: [ModelConfiguration]) {
    all = Set(configurations.isEmpty ? [ModelConfiguration()] : configurations)
  }

  var configurations: Set<ModelConfiguration> {
    get { lock.withLock { all } }
    set { lock.withLock { all = newValue } }
  }

  @MainActor
  func mainContext(of container: ModelContainer) -> ModelContext {
    if let context { return context }
    let new = ModelContext(container)
    context = new
    return new
  }
}
