/// The name of a method that is sent when something happens.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  /// Creates a selector from the name of a method.
  public init(_ str: String) {
    name = str
  }

  /// Creates a selector from the name of a method, as it stands in the code.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name of the method.
  public var description: String { name }
}

/// The name of the method that a selector stands for.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector of a method's name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
