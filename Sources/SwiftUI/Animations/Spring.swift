/// A weight on a damped spring.
public struct Spring: Hashable, Sendable {
  /// How heavy the weight is.
  public let mass: Double
  /// How hard the spring pulls.
  public let stiffness: Double
  /// How much the motion is slowed down.
  public let damping: Double

  private init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Creates a spring from how long it seems to take and how much it swings over.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring from the time of a swing and the share of the damping that prevents swings.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / response
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Creates a spring from the numbers of physics.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let most = 2 * (stiffness * mass).squareRoot()
    self.init(
      mass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, most))
  }

  /// Creates a spring from the time after which it is at rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(mass: 1, stiffness: 1, damping: 2 * dampingRatio)
    let frequency = unit.settling(1, 0, epsilon) / settlingDuration
    self.init(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
  }
}

extension Spring {
  /// The time of a swing without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The share of the damping that prevents swings.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// How long the motion seems to take.
  public var duration: TimeInterval { response }
  /// How much the weight swings over: 0 not at all, 1 for ever, less than 0 creeps.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The time after which a motion by 1 is at rest.
  public var settlingDuration: TimeInterval { settling(1, 0, 0.001) }

  var frequency: Double { (stiffness / mass).squareRoot() }
}

extension Spring {
  /// A spring that does not swing over.
  public static var smooth: Spring { smooth() }
  /// A spring that swings over a little.
  public static var snappy: Spring { snappy() }
  /// A spring that swings over.
  public static var bouncy: Spring { bouncy() }

  /// A spring that swings over only as much as is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings over a little, and as much as is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings over, and as much as is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
