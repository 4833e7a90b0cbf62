/// Values that a user's devices share; here, they stay in the program.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The store of the program.
  open class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  /// Said when another device has changed something.
  public class var didChangeExternallyNotification: Notification.Name {
    Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Keeps a value.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Forgets the value of a key.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// Whether everything has been written.
  @discardableResult open func synchronize() -> Bool { true }
}

extension NSUbiquitousKeyValueStore {
  /// The text of a key.
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The array of a key.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The dictionary of a key.
  public func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// The bytes of a key.
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The whole number of a key.
  public func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  /// The number of a key.
  public func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// The condition of a key.
  public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// Keeps a text.
  public func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Keeps a whole number.
  public func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Keeps a number.
  public func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Keeps a condition.
  public func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
}

/// The key under which a notification holds the names of what has changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The key under which a notification holds why something has changed.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
