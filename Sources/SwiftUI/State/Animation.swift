/// How a change would move from one value to the next.
///
/// Drawings show the end of every animation, so only the names matter here.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// The name of the animation.
  public var description: String { name }

  /// The animation that is used where none is named.
  public static let `default` = Animation("default")
  /// Starts slowly and ends slowly.
  public static let easeInOut = Animation("easeInOut")
  /// Starts slowly.
  public static let easeIn = Animation("easeIn")
  /// Ends slowly.
  public static let easeOut = Animation("easeOut")
  /// Moves at one speed.
  public static let linear = Animation("linear")
  /// Moves like a spring.
  public static let spring = Animation("spring")
  /// Moves like a spring that follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// Moves like a spring that bounces.
  public static let bouncy = Animation("bouncy")
  /// Moves like a spring that does not bounce.
  public static let smooth = Animation("smooth")
  /// Moves like a spring that hardly bounces.
  public static let snappy = Animation("snappy")

  /// Starts slowly and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
  /// Starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Moves at one speed.
  public static func linear(duration: TimeInterval) -> Animation { linear }

  /// Moves like a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring }

  /// Moves like a spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }

  /// Moves like a spring whose force depends on its length.
  public static var interpolatingSpring: Animation { Animation("interpolatingSpring") }

  /// Moves like a spring whose force depends on its length.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }

  /// Moves like a spring whose force depends on its length.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }

  /// Moves like a spring that follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }

  /// Moves like a spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }

  /// Moves like a spring that bounces.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { bouncy }

  /// Moves like a spring that does not bounce.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { smooth }

  /// Moves like a spring that hardly bounces.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { snappy }

  /// Starts later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Takes less time.
  public func speed(_ speed: Double) -> Animation { self }
  /// Runs several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Runs until the view is gone.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
