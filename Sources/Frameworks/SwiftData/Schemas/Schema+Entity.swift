extension Schema {
  /// A model of a schema.
  public final class Entity: @unchecked Sendable {
    /// The name.
    public var name: String

    /// The properties that are kept.
    public var storedProperties: [any SchemaProperty]

    /// The models that derive from this one.
    public var subentities: Set<Entity> = []

    /// The model that this one derives from.
    public var superentity: Entity?

    /// The name of the model that this one derives from.
    public var superentityName: String?

    /// The properties that this one has from the model that it derives from.
    public var inheritedProperties: [any SchemaProperty] = []

    /// Creates a model.
    public init(_ name: String) {
      self.name = name
      storedProperties = []
    }

    /// Creates a model with properties.
    public init(_ name: String, properties: [any SchemaProperty]) {
      self.name = name
      storedProperties = properties
    }

    /// Creates a model with properties, and others that derive from it.
    public init(_ name: String, subentities: Entity..., properties: [any SchemaProperty]) {
      self.name = name
      storedProperties = properties
      self.subentities = Set(subentities)
    }

    /// All properties.
    public var properties: [any SchemaProperty] { inheritedProperties + storedProperties }

    /// The properties with values.
    public var attributes: Set<Attribute> { Set(properties.compactMap { $0 as? Attribute }) }

    /// The properties with other models.
    public var relationships: Set<Relationship> {
      Set(properties.compactMap { $0 as? Relationship })
    }
  }
}

extension Schema.Entity: Hashable {
  /// Whether two models have the same name.
  public static func == (lhs: Schema.Entity, rhs: Schema.Entity) -> Bool { lhs.name == rhs.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Schema.Entity: CustomDebugStringConvertible {
  /// The name.
  public var debugDescription: String { "Entity \(name)" }
}

/// A property of a model.
public protocol SchemaProperty: Hashable {
  /// The name.
  var name: String { get set }
  /// The name in earlier versions.
  var originalName: String { get set }
  /// The type of its values.
  var valueType: any Any.Type { get set }
  /// Whether it has values.
  var isAttribute: Bool { get }
  /// Whether it has other models.
  var isRelationship: Bool { get }
  /// Whether it is left out of what is kept.
  var isTransient: Bool { get }
  /// Whether it may be empty.
  var isOptional: Bool { get }
  /// Whether no two objects have the same.
  var isUnique: Bool { get }
}

extension SchemaProperty {
  /// It has no values.
  public var isAttribute: Bool { false }
  /// It has no other models.
  public var isRelationship: Bool { false }
  /// It is kept.
  public var isTransient: Bool { false }
  /// It may not be empty.
  public var isOptional: Bool { false }
}
