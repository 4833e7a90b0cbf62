/// Follows taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// The buttons it takes.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

/// Follows fingers that stay.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps go before.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// How long it takes, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}

/// Follows fingers that move.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// At least so many fingers.
  open var minimumNumberOfTouches = 1
  /// At most so many fingers.
  open var maximumNumberOfTouches = Int.max
  /// Which wheels count.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var moved = CGPoint.zero

  /// How far the fingers have come.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Says how far the fingers have come.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast they are, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Follows fingers that move in from the screen's edge.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Follows two fingers that come closer or go apart.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, compared with the start.
  open var scale: CGFloat = 1
  /// How fast that changes, a second.
  open var velocity: CGFloat { 0 }
}

/// Follows two fingers that turn.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// Follows fingers that move quickly.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where they move.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// Where they have to move.
  open var direction = Direction.right
}

/// Follows a pointer over a view.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
}

/// Which wheels count.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Those that click.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Those that do not.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
