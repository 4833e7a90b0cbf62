import Foundation

/// How wide or how high a mark is.
public struct MarkDimension: Sendable, BitwiseCopyable {
  enum Storage: BitwiseCopyable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let storage: Storage

  /// As the chart sees fit.
  public static var automatic: MarkDimension { Self(storage: .automatic) }

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { Self(storage: .fixed(value)) }

  /// As much as there is but for some points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension { Self(storage: .inset(value)) }

  /// A part of what there is, which is 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { Self(storage: .ratio(value)) }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number of points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// A number of points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

extension MarkDimension: CustomStringConvertible {
  /// What the dimension is called.
  public var description: String { "\(storage)" }
}

/// What becomes of marks that share a place.
public struct MarkStackingMethod: Sendable, BitwiseCopyable {
  enum Storage: BitwiseCopyable {
    case standard, normalized, center, unstacked
  }

  let storage: Storage

  /// They are stacked.
  public static var standard: MarkStackingMethod { Self(storage: .standard) }
  /// They are stacked, and each stack is as high as the others.
  public static var normalized: MarkStackingMethod { Self(storage: .normalized) }
  /// They are stacked around a line in the middle.
  public static var center: MarkStackingMethod { Self(storage: .center) }
  /// They lie on top of each other.
  public static var unstacked: MarkStackingMethod { Self(storage: .unstacked) }
}

extension MarkStackingMethod: Equatable, CustomStringConvertible {
  /// What the method is called.
  public var description: String { "\(storage)" }
}

/// How a line goes from point to point.
public struct InterpolationMethod: Sendable, BitwiseCopyable {
  enum Storage: BitwiseCopyable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let storage: Storage

  /// Straight.
  public static var linear: InterpolationMethod { Self(storage: .linear) }
  /// In a curve that turns only where points do.
  public static var monotone: InterpolationMethod { Self(storage: .monotone) }
  /// In steps that rise at a point.
  public static var stepStart: InterpolationMethod { Self(storage: .stepStart) }
  /// In steps that rise halfway.
  public static var stepCenter: InterpolationMethod { Self(storage: .stepCenter) }
  /// In steps that rise at the next point.
  public static var stepEnd: InterpolationMethod { Self(storage: .stepEnd) }
  /// In a cardinal spline.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// In a spline of Catmull and Rom.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

  /// In a cardinal spline, more or less tense.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    Self(storage: .cardinal(tension: tension))
  }

  /// In a spline of Catmull and Rom, more or less centripetal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    Self(storage: .catmullRom(alpha: alpha))
  }
}

extension InterpolationMethod: CustomStringConvertible {
  /// What the method is called.
  public var description: String { "\(storage)" }
}
