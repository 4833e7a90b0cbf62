import Foundation

extension NSObject {
  /// Whether there is a method of a name, which nothing tells at run time here.
  public func responds(to aSelector: Selector?) -> Bool { false }

  /// Calls a method by its name, which does nothing here.
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { nil }

  /// Calls a method by its name, which does nothing here.
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? { nil }

  /// Calls a method by its name later, which does nothing here.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {}

  /// The value of a stored property by its name.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let next = mirror {
      if let child = next.children.first(where: { $0.label == key }) { return child.value }
      mirror = next.superclassMirror
    }
    return nil
  }

  /// Sets a property by its name, which does nothing here.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {}
}
