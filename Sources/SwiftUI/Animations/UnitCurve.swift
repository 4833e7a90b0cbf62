/// A course from 0 to 1: how much of a change is done after a share of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case line
    case bezier(CubicTiming)
    case circle(CircularTiming)
  }

  private let form: Form

  private init(_ form: Form) {
    self.form = form
  }

  /// One speed all the way.
  public static let linear = UnitCurve(.line)
  /// Slow at first.
  public static let easeIn = UnitCurve(.bezier(CubicTiming(0.42, 0, 1, 1)))
  /// Slow at last.
  public static let easeOut = UnitCurve(.bezier(CubicTiming(0, 0, 0.58, 1)))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.bezier(CubicTiming(0.42, 0, 0.58, 1)))
  /// Slow at both ends, in the older name.
  public static let easeInEaseOut = easeInOut
  /// Slow at first, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circle(.easeIn))
  /// Slow at last, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circle(.easeOut))
  /// Slow at both ends, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circle(.easeInOut))

  /// A Bézier curve from one corner of the unit square to the other.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicTiming(
          startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }
}

extension UnitCurve {
  /// How much is done after a share of the time.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return switch form {
    case .line: progress
    case .bezier(let curve): curve.value(at: progress)
    case .circle(let curve): curve.value(at: progress)
    }
  }

  /// How fast it goes after a share of the time; 1 is the speed of a line.
  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return switch form {
    case .line: 1
    case .bezier(let curve): curve.velocity(at: progress)
    case .circle(let curve): curve.velocity(at: progress)
    }
  }

  /// The curve on which time and value have changed places.
  public var inverse: UnitCurve {
    switch form {
    case .line: self
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circle(let curve): UnitCurve(.circle(curve.inverse))
    }
  }
}
