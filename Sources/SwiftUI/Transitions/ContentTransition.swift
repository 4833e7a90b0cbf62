/// How the content of a view changes; a drawing shows the end.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// As it is.
  public static let identity = ContentTransition(name: "identity")
  /// Fades over.
  public static let opacity = ContentTransition(name: "opacity")
  /// From one to the other.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As the effects of symbols.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }

  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Digits roll in the direction of a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// What of two views is matched.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where the views are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
