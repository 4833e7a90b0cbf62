/// A way along a line of text.
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// To where lines start.
  case leading
  /// To where lines end.
  case trailing

  /// Some of the ways.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each way.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one way.
    public init(_ direction: HorizontalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// To where lines start.
    public static let leading = Set(.leading)
    /// To where lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A way up or down.
@frozen public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// To the top.
  case up
  /// To the bottom.
  case down

  /// Some of the ways.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each way.
    public let rawValue: Int8

    /// Creates a set from bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one way.
    public init(_ direction: VerticalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// To the top.
    public static let up = Set(.up)
    /// To the bottom.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}
