import Foundation

extension Schema {
  /// A property with values.
  public class Attribute: SchemaProperty, @unchecked Sendable {
    /// The name.
    public var name: String
    /// The name in earlier versions.
    public var originalName: String
    /// How it is kept.
    public var options: [Option]
    /// The type of its values.
    public var valueType: any Any.Type
    /// The value that new objects have.
    public var defaultValue: Any?
    /// Tells versions apart that are alike otherwise.
    public var hashModifier: String?

    /// Creates a property of which the macro finds out the name and the type.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      self.hashModifier = hashModifier
    }

    /// Creates a property.
    public init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type,
      defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      self.hashModifier = hashModifier
    }

    /// It has values.
    public var isAttribute: Bool { true }

    /// Whether no two objects have the same.
    public var isUnique: Bool { options.contains(.unique) }

    /// Whether its values are transformed.
    public var isTransformable: Bool { options.contains { $0.transformer != nil } }

    /// Whether two properties have the same name and options.
    public static func == (lhs: Attribute, rhs: Attribute) -> Bool {
      lhs.name == rhs.name && lhs.options == rhs.options
    }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

extension Schema.Attribute {
  /// How a property is kept.
  public struct Option: Hashable, Sendable {
    private let name: String
    let transformer: String?

    private init(_ name: String, transformer: String? = nil) {
      self.name = name
      self.transformer = transformer
    }

    /// No two objects have the same; a new one with the same takes the place of the old.
    public static let unique = Option("unique")
    /// Found by the search of the system.
    public static let spotlight = Option("spotlight")
    /// Its changes are followed, but it is not kept.
    public static let ephemeral = Option("ephemeral")
    /// Encrypted before it leaves the device.
    public static let allowsCloudEncryption = Option("allowsCloudEncryption")
    /// In a file of its own.
    public static let externalStorage = Option("externalStorage")
    /// Kept in the history after the object is deleted.
    public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")

    /// Made into data by a transformer with a name.
    public static func transformable(by transformerName: String) -> Option {
      Option("transformable", transformer: transformerName)
    }

    /// Made into data by a transformer.
    public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
      Option("transformable", transformer: "\(transformerType)")
    }
  }
}
