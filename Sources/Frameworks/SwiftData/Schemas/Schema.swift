/// The models that belong together.
public final class Schema: @unchecked Sendable {
  /// The version of the models.
  public let version: Version

  /// The models.
  public let entities: [Entity]

  /// The version of how schemas are written down.
  public static let schemaEncodingVersion = Version(1, 0, 0)

  /// The version of how the schema is written down.
  public var encodingVersion: Version { Self.schemaEncodingVersion }

  /// Creates a schema without models.
  public init() {
    version = Version(1, 0, 0)
    entities = []
  }

  /// Creates a schema of models.
  public init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    self.version = version
    self.entities = entities
  }

  /// Creates a schema of the models of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    entities = types.map { Entity(Self.entityName(for: $0)) }
  }

  /// Creates a schema of the models of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The models, by name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The name of a class's model.
  public static func entityName(for type: any PersistentModel.Type) -> String { "\(type)" }

  /// The model of a class.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    entitiesByName[Self.entityName(for: type)]
  }
}

extension Schema: Hashable {
  /// Whether two schemas have the same models of the same version.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.entities == rhs.entities
  }

  /// Feeds the version and the models.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities)
  }
}

extension Schema: CustomDebugStringConvertible {
  /// The version and the names of the models.
  public var debugDescription: String {
    "Schema \(version): " + entities.map(\.name).joined(separator: ", ")
  }
}

extension Schema {
  /// The version of a schema.
  public struct Version: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// Changes when models cannot be read any more.
    public let major: Int
    /// Changes when models have more than before.
    public let minor: Int
    /// Changes with anything else.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Whether a version is older than another.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    /// The numbers with dots between them.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A property of a class that is kept.
  public struct PropertyMetadata {
    let name: String
    let keypath: AnyKeyPath
    let defaultValue: Any?
    let metadata: Any?

    /// Creates what is known of a property.
    public init(
      name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: Any? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }
}
