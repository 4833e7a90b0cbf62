/// A change of a layer over time.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @unchecked Sendable {
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// How fast its time is.
  open var speed: Float = 1
  /// How far its time is moved.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// What it is before and afterwards.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How its time goes.
  open var timingFunction: CAMediaTimingFunction?
  /// What is told of it.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it is forgotten when it is over.
  open var isRemovedOnCompletion = true

  /// Creates a change.
  public required override init() {
    super.init()
  }

  /// Does it.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// What is told of a change.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one value.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  /// The value.
  open var keyPath: String?
  /// Whether it is added to what the value is.
  open var isAdditive = false
  /// Whether each time goes on where the last ended.
  open var isCumulative = false

  /// Creates a change of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// What it is at first.
  open var fromValue: Any?
  /// What it is at last.
  open var toValue: Any?
  /// How much it changes.
  open var byValue: Any?
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// The values.
  open var values: [Any]?
  /// The line of the values.
  open var path: CGPath?
  /// When they are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How time goes between them.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is between them.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether things turn along the line.
  open var rotationMode: CAAnimationRotationMode?
}

/// A change as of a spring.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  /// How heavy the weight is.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How much it is braked.
  open var damping: CGFloat = 10
  /// How fast it is at first.
  open var initialVelocity: CGFloat = 0
  /// How long it takes until it rests, in seconds.
  open var settlingDuration: CFTimeInterval { 1 }
}

/// Several changes at once.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// One thing in another's place.
open class CATransition: CAAnimation, @unchecked Sendable {
  /// How.
  open var type = CATransitionType.fade
  /// From where.
  open var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// How one thing takes another's place.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One fades into the other.
  public static let fade = Self(rawValue: "fade")
  /// One moves over the other.
  public static let moveIn = Self(rawValue: "moveIn")
  /// One pushes the other away.
  public static let push = Self(rawValue: "push")
  /// One moves away from the other.
  public static let reveal = Self(rawValue: "reveal")
}

/// From where something comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// What is between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A straight line.
  public static let linear = Self(rawValue: "linear")
  /// Nothing.
  public static let discrete = Self(rawValue: "discrete")
  /// A straight line, at the same speed.
  public static let paced = Self(rawValue: "paced")
  /// A smooth curve.
  public static let cubic = Self(rawValue: "cubic")
}

/// Whether things turn along a line.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They do.
  public static let rotateAuto = Self(rawValue: "auto")
  /// They do, backwards.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
