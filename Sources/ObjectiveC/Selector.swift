/// The name of a method, as controls and notifications are told which one to call.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Takes a name as Objective-C writes it, as in `changed:`.
  public init(_ str: String) {
    name = str
  }

  /// Takes a name as Objective-C writes it, as in `changed:`.
  public init(stringLiteral value: String) {
    name = value
  }
}

extension Selector: CustomStringConvertible {
  /// The name as Objective-C writes it.
  public var description: String { name }
}

/// The selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

extension String {
  /// The name that a selector stands for.
  public init(_sel: Selector) {
    self = _sel.description
  }
}

/// Stands for `#selector`: makes sure that there is such a method, whose name is not told.
public func _selector<Method>(_ method: Method) -> Selector {
  Selector("\(Method.self)")
}
