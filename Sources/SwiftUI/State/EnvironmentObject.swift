import Combine

/// An object that a view above hands down and this one follows.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Creates a property that reads the object of its type.
  public init() {}

  /// The object.
  ///
  /// A view above has to set one with `environmentObject(_:)`.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self): set one with environmentObject(_:)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(at place: PropertyPlace) {
    object = place.node.environment[HandedObjectKey<ObjectType>.self]
    if let object { place.follow(object) }
  }
}

private enum HandedObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// Hands an object down to the views inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environmentValues { $0[HandedObjectKey<T>.self] = object }
  }
}
