extension Subscribers {
  /// How many values a subscriber asks for.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private var count: Int
    private static let unlimitedCount = Int.max

    private init(count: Int) {
      self.count = Swift.max(0, count)
    }

    /// As many values as there are.
    public static let unlimited = Demand(count: unlimitedCount)
    /// No value.
    public static let none = Demand(count: 0)

    /// At most `value` values, beside those asked for before.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(count: value)
    }

    /// The number of values, or `nil` if there is no limit.
    public var max: Int? { count == Self.unlimitedCount ? nil : count }

    /// The demand as text, for debugging.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Whether `lhs` asks for fewer values.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
  }
}

extension Subscribers.Demand {
  /// Both demands together; unlimited stays unlimited.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    let (sum, overflows) = left.addingReportingOverflow(right)
    return overflows ? .unlimited : Self(count: sum)
  }

  /// `lhs` without `rhs`, at least none; unlimited stays unlimited.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max else { return .unlimited }
    guard let right = rhs.max else { return .none }
    return Self(count: left - right)
  }

  /// `rhs` times as many values.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (product, overflows) = left.multipliedReportingOverflow(by: rhs)
    return overflows ? .unlimited : Self(count: product)
  }

  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Takes a demand away.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies the demand.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Adds a number of values.
  public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }
  /// Adds a number of values.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  /// Takes a number of values away.
  public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }
  /// Takes a number of values away.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// Whether the demand is exactly `rhs` values.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Whether the demand is not exactly `rhs` values.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
  /// Whether the demand is more than `rhs` values.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs > .max(rhs) }
  /// Whether the demand is `rhs` values or more.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs >= .max(rhs) }
  /// Whether the demand is less than `rhs` values.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs < .max(rhs) }
  /// Whether the demand is `rhs` values or less.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs <= .max(rhs) }
}
