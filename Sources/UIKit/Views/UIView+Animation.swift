extension UIView {
  /// How changes are shown.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views are laid out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches are taken meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where things are now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Its own time counts.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Its own curve counts.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views draw meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Its own options count.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At the same speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turning from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turning from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curling up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curling down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turning from above.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turning from below.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How a change in steps is shown.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Forth and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// At the same speed in each step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At the same speed all the way.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Makes changes, which take a while.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Makes changes, which take a while.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, which take a while.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, as a spring would.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, as a spring would.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes in steps.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes of a step.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes a view, and shows how.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Puts one view in another's place, and shows how.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let around = fromView.superview
    fromView.removeFromSuperview()
    around?.addSubview(toView)
    completion?(true)
  }

  /// Makes changes at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Says whether changes take a while.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Whether changes take a while.
  public class var areAnimationsEnabled: Bool { true }
  /// How long the changes being made take, in seconds.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
}

/// Changes that can be stopped and taken back.
@MainActor open class UIViewPropertyAnimator: NSObject {
  /// How far the changes have come, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether they run backwards.
  open var isReversed = false
  /// Whether they run.
  open private(set) var isRunning = false
  /// How long they take, in seconds.
  public let duration: TimeInterval
  /// Whether they can be stopped.
  open var isInterruptible = true
  /// Whether they stay when they are done.
  open var pausesOnCompletion = false

  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates changes along a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    changes = animations.map { [$0] } ?? []
  }

  /// Creates changes as of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates changes along a curve with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds changes that begin later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  /// Adds what is called when they are done.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Makes the changes.
  open func startAnimation() {
    changes.forEach { $0() }
    completions.forEach { $0(.end) }
  }
  /// Makes the changes later.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Holds them.
  open func pauseAnimation() {}
  /// Goes on.
  open func continueAnimation(
    withTimingParameters parameters: AnyObject?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Stops them.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Brings them to a place.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    completions.forEach { $0(finalPosition) }
  }
}

/// Where changes that take a while are.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end.
  case end
  /// At the start.
  case start
  /// In between.
  case current
}
