/// What follows touches and tells what they mean.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may become one.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It is over.
    case ended
    /// It was taken away.
    case cancelled
    /// It is another one.
    case failed

    /// It is over.
    public static var recognized: State { .ended }
  }

  /// What is asked about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How far it has come.
  open var state = State.possible
  /// The view that it is followed on.
  open internal(set) weak var view: UIView?
  /// Whether it is followed.
  open var isEnabled = true
  /// Whether the view is told that its touches are taken away.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches late.
  open var delaysTouchesBegan = false
  /// Whether the view is told late that touches are over.
  open var delaysTouchesEnded = true
  /// What may touch.
  open var allowedTouchTypes: [NSNumber] = []
  /// What may be pressed.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether only one kind of thing may touch at once.
  open var requiresExclusiveTouchType = true
  /// What it is called when something is wrong.
  open var name: String?
  /// The keys held meanwhile.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons held meanwhile.
  open var buttonMask: UIEvent.ButtonMask { [] }

  private var targets: [(target: Any?, action: Selector)] = []

  /// Creates a recogniser that sends a method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets = [(target, action)] }
  }

  /// Creates a recogniser that nobody is told by.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser from one in an archive.
  public required convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  /// Sends another method, too.
  open func addTarget(_ target: Any, action: Selector) { targets.append((target, action)) }
  /// Sends a method no more.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { action == nil || $0.action == action }
  }
  /// Lets another gesture come first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Where the fingers are, on the average.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  /// Where one of the fingers is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  /// Begins anew.
  open func reset() { state = .possible }
  /// Passes over a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Whether it may keep another gesture from being one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture may keep it from being one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture has to fail first.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether it has to fail before another gesture.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether it wants to know of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Says that fingers have touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Says that fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Says that fingers have left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Says that the system has taken touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Says that keys have been pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Says that the force of a press has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Says that keys have been let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Says that the system has taken presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

/// What is asked about a gesture.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may be at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture has to fail first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it has to fail before another gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it is told of a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether it is told of a press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Whether it is told of an event.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It has not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It has not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It is.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// It is.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// It is.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
