extension Schema {
  /// A property with other models.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    /// What happens to the other models when the object is deleted.
    public enum DeleteRule: String, Codable {
      /// They keep pointing to it.
      case noAction
      /// They point to nothing.
      case nullify
      /// They are deleted too.
      case cascade
      /// It is not deleted while there are any.
      case deny
    }

    /// How the other models are kept.
    public struct Option: Hashable, Codable, Sendable {
      private let name: String

      /// No two objects have the same.
      public static let unique = Option(name: "unique")
    }

    /// The name.
    public var name = ""
    /// The name in earlier versions.
    public var originalName: String
    /// How the other models are kept.
    public var options: [Option]
    /// The type of its values.
    public var valueType: any Any.Type = Any.self
    /// The name of the other model.
    public var destination = ""
    /// The property of the other model that points back, by name.
    public var inverseName: String?
    /// The property of the other model that points back.
    public var inverseKeyPath: AnyKeyPath?
    /// The property.
    public var keypath: AnyKeyPath?
    /// What happens to the other models when the object is deleted.
    public var deleteRule: DeleteRule
    /// How many other models there are at least.
    public var minimumModelCount: Int?
    /// How many other models there are at most.
    public var maximumModelCount: Int?
    /// Tells versions apart that are alike otherwise.
    public var hashModifier: String?

    /// Creates a property of which the macro finds out the name and the type.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
      inverseKeyPath = inverse
    }

    /// It has other models.
    public var isRelationship: Bool { true }

    /// Whether there is one other model at most.
    public var isToOneRelationship: Bool { maximumModelCount == 1 }

    /// Whether no two objects have the same.
    public var isUnique: Bool { options.contains(.unique) }

    /// Whether two properties have the same name and rule.
    public static func == (lhs: Relationship, rhs: Relationship) -> Bool {
      lhs.name == rhs.name && lhs.deleteRule == rhs.deleteRule
    }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

extension Schema {
  /// What makes objects be found faster.
  public final class Index<T: PersistentModel> {
    /// A way of finding objects.
    public enum Types<P: PersistentModel> {
      /// By an order.
      case binary([PartialKeyPath<P>])
      /// By place in a space.
      case rtree([PartialKeyPath<P>])
    }

    /// The properties, by name.
    public let indices: [[String]]

    /// Creates one.
    public init(_ indices: [PartialKeyPath<T>]...) {
      self.indices = indices.map { $0.map { "\($0)" } }
    }

    /// Creates one.
    public init(_ indices: Types<T>...) {
      self.indices = indices.map { index in
        switch index {
        case .binary(let paths), .rtree(let paths): paths.map { "\($0)" }
        }
      }
    }
  }

  /// What allows no two objects with the same values.
  public final class Unique<T: PersistentModel> {
    /// The properties, by name.
    public let constraints: [[String]]

    /// Creates one.
    public init(_ constraints: [PartialKeyPath<T>]...) {
      self.constraints = constraints.map { $0.map { "\($0)" } }
    }
  }
}
