/// A key.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// What it types.
  public var character: Character

  /// Creates a key from what it types.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from what it types.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// Upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// To the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// To the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Away from something.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// Deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clears.
  public static let clear = KeyEquivalent("\u{F739}")
  /// To the next field.
  public static let tab = KeyEquivalent("\t")
  /// A space.
  public static let space = KeyEquivalent(" ")
  /// Ends a line.
  public static let `return` = KeyEquivalent("\r")
}
