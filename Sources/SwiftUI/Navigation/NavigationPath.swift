/// The values that the screens of a stack stand for, of whatever types.
public struct NavigationPath {
  var elements: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a path of some values that can be written down.
  public init<S: Sequence>(_ elements: S) where S.Element: Codable & Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a path from what was written down.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether there is no value.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be written down; `nil` where a value cannot.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Adds a value that can be written down at the end.
  public mutating func append<V: Codable & Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Takes values away from the end.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }

  /// A path in a form that can be written down.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(elements: [AnyHashable]) {
      self.elements = elements
    }

    /// Reads an empty path: types are not known by name here.
    public init(from decoder: any Decoder) throws {
      elements = []
    }

    /// Writes the values as text.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode("\(element.base)") }
    }

    /// Whether the values are the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
  }
}

extension NavigationPath: Equatable {
  /// Whether the values are the same.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements == rhs.elements
  }
}
