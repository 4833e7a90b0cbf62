extension Animation {
  /// Moves like a spring.
  public static var spring: Animation { .spring() }
  /// Moves like a spring that follows a finger.
  public static var interactiveSpring: Animation { .interactiveSpring() }
  /// Moves like a spring whose pushes add up.
  public static var interpolatingSpring: Animation { .interpolatingSpring() }
  /// Moves like a spring that bounces.
  public static var bouncy: Animation { .bouncy() }
  /// Moves like a spring that does not bounce.
  public static var smooth: Animation { .smooth() }
  /// Moves like a spring that hardly bounces.
  public static var snappy: Animation { .snappy() }

  /// Moves like a spring of one's own.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration), named: "spring")
  }

  /// Moves like a spring, by the time of a swing.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Moves like a spring, by how long it seems to take.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Moves like a spring that bounces.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(spring: .bouncy(duration: duration, extraBounce: extraBounce)),
      named: "bouncy")
  }

  /// Moves like a spring that does not bounce.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(spring: .smooth(duration: duration, extraBounce: extraBounce)),
      named: "smooth")
  }

  /// Moves like a spring that hardly bounces.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(spring: .snappy(duration: duration, extraBounce: extraBounce)),
      named: "snappy")
  }
}

extension Animation {
  /// Moves like a spring whose pushes add up.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(spring: spring, initialVelocity: initialVelocity),
      named: "interpolatingSpring")
  }

  /// Moves like a spring whose pushes add up, by how long it seems to take.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Moves like a spring whose pushes add up, by the numbers of physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Moves like a spring that follows a finger, by how long it seems to take.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    followingSpring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration)
  }

  /// Moves like a spring that follows a finger, by the time of a swing.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    followingSpring(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
  }

  private static func followingSpring(
    _ spring: Spring, _ blendDuration: TimeInterval
  ) -> Animation {
    Animation(
      SpringAnimation(spring: spring, blendDuration: blendDuration), named: "interactiveSpring")
  }
}
