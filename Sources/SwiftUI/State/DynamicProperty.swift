/// A stored property that takes its value from outside the view.
///
/// Before the body of a view is asked for, the properties of the view are updated, those inside a
/// property before the property itself.
public protocol DynamicProperty {
  /// Brings the property up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the tree fills with what it keeps for the view.
package protocol InstalledProperty: DynamicProperty {
  @MainActor mutating func install(at place: PropertyPlace)
}

/// Where a property lives: a node, and the property's offset in the view.
@MainActor
package struct PropertyPlace {
  package let node: Node
  let offset: Int

  /// What the node keeps for this property, made when the view first appears.
  package func kept<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    if let object = node.storage[offset] as? Object { return object }
    let object = make()
    node.storage[offset] = object
    return object
  }
}
