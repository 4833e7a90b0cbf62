/// One side of a rectangle, named by reading direction.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where lines of text start.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines of text end.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines of text start.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// Leading and trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// Upper and lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }
  }
}
