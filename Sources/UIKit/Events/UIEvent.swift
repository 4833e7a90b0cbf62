/// What the user does: touches, motions, presses.
@MainActor open class UIEvent: NSObject {
  /// The kind of event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// A motion of the device.
    case motion
    /// A remote control.
    case remoteControl
    /// Keys and buttons.
    case presses
    /// A wheel or a trackpad.
    case scroll = 10
    /// A pointer over something.
    case hover
    /// Several fingers on a trackpad.
    case transform = 14
  }

  /// What kind of motion or command it is.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none
    /// The device is shaken.
    case motionShake
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause
    /// Stop.
    case remoteControlStop
    /// Play or pause.
    case remoteControlTogglePlayPause
    /// On to the next.
    case remoteControlNextTrack
    /// Back to the one before.
    case remoteControlPreviousTrack
  }

  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// The kind of event.
  open var type: EventType { .touches }
  /// What kind of motion or command it is.
  open var subtype: EventSubtype { .none }
  /// When it was, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }
  /// The keys held meanwhile.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons held meanwhile.
  open var buttonMask: ButtonMask { [] }
  /// All touches of the event.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches that a recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// The touches between two that are delivered.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches that are expected.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A finger on the screen.
@MainActor open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// It has begun.
    case began
    /// It moves.
    case moved
    /// It rests.
    case stationary
    /// It is over.
    case ended
    /// The system has taken it away.
    case cancelled
    /// A pointer has come in.
    case regionEntered
    /// A pointer moves inside.
    case regionMoved
    /// A pointer has gone out.
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer

    /// A pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// When it was, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }
  /// How far it has come.
  open var phase: Phase { .began }
  /// How many touches in the same place went before, with this one.
  open var tapCount: Int { 1 }
  /// What touches.
  open var type: TouchType { .direct }
  /// The radius of the finger's tip, in points.
  open var majorRadius: CGFloat { 0 }
  /// How far the radius may be off, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The window that is touched.
  open var window: UIWindow? { nil }
  /// The view that is touched.
  open var view: UIView? { nil }
  /// Who follows the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// How hard it is; 1 is usual.
  open var force: CGFloat { 0 }
  /// How hard it can be.
  open var maximumPossibleForce: CGFloat { 0 }
  /// How steeply a pencil stands, in radians.
  open var altitudeAngle: CGFloat { 0 }

  /// Where it is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was before.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Where it is, as exactly as known.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// Which way a pencil points, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
