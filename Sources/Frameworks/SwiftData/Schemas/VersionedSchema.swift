/// A version of models.
public protocol VersionedSchema: SendableMetatype {
  /// The models.
  static var models: [any PersistentModel.Type] { get }

  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The way from earlier versions of models to the one in use.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, from the oldest on.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of models to another.
public enum MigrationStage: @unchecked Sendable {
  /// A step that follows from the models.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code of its own.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
