import Combine

/// An object that a view makes once and follows.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property whose object is made when the view appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstalledProperty {
  package mutating func install(at place: PropertyPlace) {
    let queue = place.node.host.queue
    object = place.kept(ObjectSubscription(make(), queue)).object
  }
}
