/// Values that a view hands down to all views below it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which every value is the default one.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values that differ from the default ones, in alphabetical order.
  public var description: String {
    "[" + values.values.map { "\($0)" }.sorted().joined(separator: ", ") + "]"
  }
}
