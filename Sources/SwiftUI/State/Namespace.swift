/// A name space that belongs to a view, for identities that views share.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    let number: UInt
  }

  private var id = ID(number: 0)

  /// Creates a name space.
  public init() {}

  /// The name space's identity.
  public var wrappedValue: ID { id }
}

extension Namespace: InstalledProperty {
  package mutating func install(at place: PropertyPlace) {
    let marker = place.kept(Marker())
    id = ID(number: UInt(bitPattern: ObjectIdentifier(marker).hashValue))
  }
}
