/// What an app's views lie in.
@MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of an app.
    public static let normal = Level(rawValue: 0)
    /// That of the bar with the time.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
    /// Whether `lhs` is farther behind.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// How far in front it is.
  open var windowLevel = Level.normal
  /// Whether keys go to it.
  open private(set) var isKeyWindow = false
  /// Whether keys may go to it.
  open var canBecomeKey: Bool { true }
  /// Who looks after what is in it.
  open var rootViewController: UIViewController?

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  /// Shows the window, and lets keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Lets keys go to it.
  open func makeKey() {
    isKeyWindow = true
    becomeKey()
  }
  /// Says that keys go to it.
  open func becomeKey() {}
  /// Says that keys do not go to it any more.
  open func resignKey() { isKeyWindow = false }
  /// Hands an event on to its views.
  open func sendEvent(_ event: UIEvent) {}
}

extension UIWindow {
  /// A window is shown.
  nonisolated public static let didBecomeVisibleNotification = name("DidBecomeVisible")
  /// A window is hidden.
  nonisolated public static let didBecomeHiddenNotification = name("DidBecomeHidden")
  /// Keys go to a window.
  nonisolated public static let didBecomeKeyNotification = name("DidBecomeKey")
  /// Keys do not go to a window any more.
  nonisolated public static let didResignKeyNotification = name("DidResignKey")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIWindow\(event)Notification")
  }
}
