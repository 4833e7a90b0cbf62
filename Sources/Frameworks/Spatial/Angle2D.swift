import Foundation

/// An angle in a plane.
public struct Angle2D: Hashable, Sendable, Codable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle at all.
  public static let zero = Angle2D()

  /// Creates an angle of nothing.
  public init() { radians = 0 }

  /// Creates an angle of some radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle of some degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of some radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

  /// An angle of some degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }
}

extension Angle2D: Comparable, AdditiveArithmetic {
  /// Whether the one angle is smaller.
  public static func < (lhs: Angle2D, rhs: Angle2D) -> Bool { lhs.radians < rhs.radians }

  /// The sum of two angles.
  public static func + (lhs: Angle2D, rhs: Angle2D) -> Angle2D {
    Angle2D(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles.
  public static func - (lhs: Angle2D, rhs: Angle2D) -> Angle2D {
    Angle2D(radians: lhs.radians - rhs.radians)
  }
}
