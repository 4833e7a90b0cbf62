import Foundation

/// Where and how objects are kept.
public struct ModelConfiguration: Identifiable, Hashable {
  /// The name.
  public let name: String

  /// The models, where they are not all that the container has.
  public var schema: Schema?

  /// The file.
  public let url: URL

  /// Whether objects are gone when the program ends.
  public let isStoredInMemoryOnly: Bool

  /// Whether objects can be changed.
  public let allowsSave: Bool

  /// The folder that programs share, if the file lies in one.
  public let groupContainer: GroupContainer

  /// The database that objects are copied to.
  public let cloudKitDatabase: CloudKitDatabase

  /// Creates a configuration with a file of its own choice.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    let file = isStoredInMemoryOnly ? "/dev/null" : "/default.store"
    url = URL(fileURLWithPath: file)
  }

  /// Creates a configuration with a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    isStoredInMemoryOnly = false
    groupContainer = .automatic
  }

  /// Creates a configuration for some models.
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration for all models.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// The identity: where objects are kept.
  public var id: String { name + url.absoluteString }

  /// The identifier of the folder that programs share.
  public var groupAppContainerIdentifier: String? { groupContainer.name }

  /// The identifier of the database's container.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }
}

extension ModelConfiguration: Sendable {}

extension ModelConfiguration: DataStoreConfiguration {
  /// Whether objects can be kept in this way: always.
  public func validate() throws {}
}

extension ModelConfiguration: CustomDebugStringConvertible {
  /// The name and the file.
  public var debugDescription: String { "ModelConfiguration \(name) at \(url.path)" }
}

extension ModelConfiguration {
  /// The folder that programs share.
  public struct GroupContainer: Hashable, Sendable {
    fileprivate var name: String?
    private var isNone = false

    /// The first that the program is entitled to.
    public static let automatic = GroupContainer()
    /// None.
    public static let none = GroupContainer(isNone: true)

    /// The one with an identifier.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }

    private init(name: String? = nil, isNone: Bool = false) {
      self.name = name
      self.isNone = isNone
    }
  }

  /// The database that objects are copied to.
  public struct CloudKitDatabase: Hashable, Sendable {
    fileprivate var name: String?
    private var isNone = false

    /// The first that the program is entitled to.
    public static let automatic = CloudKitDatabase()
    /// None.
    public static let none = CloudKitDatabase(isNone: true)

    /// The one with an identifier, of what belongs to the reader alone.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }

    private init(name: String? = nil, isNone: Bool = false) {
      self.name = name
      self.isNone = isNone
    }
  }
}

/// How a store keeps objects.
public protocol DataStoreConfiguration: Hashable {
  /// The name.
  var name: String { get }

  /// The models.
  var schema: Schema? { get set }

  /// Finds out whether objects can be kept in this way.
  func validate() throws
}
