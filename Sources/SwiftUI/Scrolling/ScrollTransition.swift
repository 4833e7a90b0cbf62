/// Where a view stands as it is scrolled through.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It has not quite come into sight at the upper or leading end.
  case topLeading
  /// It is in sight.
  case identity
  /// It has not quite come into sight at the lower or trailing end.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }

  /// From -1 to 1: at the upper end, in sight, at the lower end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes as it is scrolled into sight.
public struct ScrollTransitionConfiguration: Sendable {
  private enum Course: Sendable {
    case none
    case animated(Animation)
    case interactive(UnitCurve)
  }

  private var course: Course
  private var threshold = Threshold.visible

  private init(_ course: Course) {
    self.course = course
  }

  /// Moves when the view has come into sight.
  public static let animated = animated()
  /// Follows the finger.
  public static let interactive = interactive()
  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(.none)

  /// Moves by an animation when the view has come into sight.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(.animated(animation))
  }

  /// Follows the finger, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(.interactive(timingCurve))
  }

  /// Moves by another animation.
  public func animation(_ animation: Animation) -> Self {
    var configuration = self
    if case .animated = course { configuration.course = .animated(animation) }
    return configuration
  }

  /// Counts another part of the view as coming into sight.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

extension ScrollTransitionConfiguration {
  /// How much of a view is to be seen before it counts as in sight.
  public struct Threshold: Sendable {
    /// The share of the view that is seen, and points that are added.
    private var share: Double
    private var inset: Double = 0

    /// All of it.
    public static let visible = Threshold(share: 1)
    /// Nothing of it.
    public static let hidden = Threshold(share: 0)
    /// It stands in the middle.
    public static var centered: Threshold { Threshold(share: .infinity) }

    private init(share: Double) {
      self.share = share
    }

    /// A share of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }

    /// Between this threshold, at 0, and another one, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      guard share.isFinite, other.share.isFinite else { return amount < 0.5 ? self : other }
      var threshold = Threshold(share: share + (other.share - share) * amount)
      threshold.inset = inset + (other.inset - inset) * amount
      return threshold
    }

    /// Counted from points inside the scroll view's edges.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance
      return threshold
    }
  }
}

extension View {
  /// Changes the view as it is scrolled into sight; a drawing shows it in sight.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }

  /// Changes the view as it is scrolled into sight, at each end in its way; a drawing shows it in
  /// sight.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }
}
