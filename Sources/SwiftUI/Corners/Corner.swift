extension Edge {
  /// One corner of a rectangle, named by reading direction.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The upper corner of the side where lines of text start.
    case topLeading
    /// The upper corner of the side where lines of text end.
    case topTrailing
    /// The lower corner of the side where lines of text start.
    case bottomLeading
    /// The lower corner of the side where lines of text end.
    case bottomTrailing

    /// A set of corners.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
      /// A bit for each corner.
      public let rawValue: Int8

      /// Creates a set from its bits.
      public init(rawValue: Int8) {
        self.rawValue = rawValue
      }

      /// Creates a set of one corner.
      public init(_ corner: Corner) {
        self.init(rawValue: 1 << corner.rawValue)
      }

      /// Whether a corner belongs to the set.
      public func contains(_ corner: Corner) -> Bool { contains(Set(corner)) }

      /// The upper corner of the leading side.
      public static let topLeading = Set(.topLeading)
      /// The upper corner of the trailing side.
      public static let topTrailing = Set(.topTrailing)
      /// The lower corner of the leading side.
      public static let bottomLeading = Set(.bottomLeading)
      /// The lower corner of the trailing side.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// Both upper corners.
      public static let top: Set = [.topLeading, .topTrailing]
      /// Both lower corners.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// Both corners of the leading side.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// Both corners of the trailing side.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four corners.
      public static let all: Set = [.top, .bottom]
      /// No corner.
      public static let none: Set = []
    }
  }
}

extension Edge.Corner: CustomDebugStringConvertible {
  /// The name of the corner.
  public var debugDescription: String {
    switch self {
    case .topLeading: "topLeading"
    case .topTrailing: "topTrailing"
    case .bottomLeading: "bottomLeading"
    case .bottomTrailing: "bottomTrailing"
    }
  }
}

extension Edge.Corner.Set: CustomDebugStringConvertible {
  /// The names of the corners.
  public var debugDescription: String {
    let names = Edge.Corner.allCases.filter { contains($0) }.map(\.debugDescription)
    return "[" + names.joined(separator: ", ") + "]"
  }
}
