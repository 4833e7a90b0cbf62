/// What a view tells the custom container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  /// The value under a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it has this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// Names a value that views tell the container around them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where a view sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the custom container around the view something.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(TraitModifier { $0.container[keyPath: keyPath] = value })
  }
}

extension LayoutTraits {
  /// What a custom container may know.
  var containerValues: ContainerValues {
    var values = container
    values.tag = tag
    return values
  }
}

extension LayoutSubview {
  /// What the view tells containers.
  public var containerValues: ContainerValues { item.traits.containerValues }
}
