extension Animation {
  /// The animation that is used where none is named.
  public static let `default` = Animation(
    SpringAnimation(spring: Spring(duration: 0.55)), named: "default")

  /// Starts slowly and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  /// Starts slowly.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// Ends slowly.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// Moves at one speed.
  public static var linear: Animation { linear(duration: standardDuration) }

  /// Starts slowly and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: .easeInOut, duration: duration), named: "easeInOut")
  }

  /// Starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: .easeIn, duration: duration), named: "easeIn")
  }

  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: .easeOut, duration: duration), named: "easeOut")
  }

  /// Moves at one speed.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: .linear, duration: duration), named: "linear")
  }

  /// Follows a Bézier curve, given by its two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Follows a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration), named: "timingCurve")
  }

  private static let standardDuration: TimeInterval = 0.35
}
