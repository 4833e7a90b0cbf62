/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name of the case.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// A bit for each axis.
    public let rawValue: Int8

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    func contains(_ axis: Axis) -> Bool {
      contains(Set(axis))
    }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
