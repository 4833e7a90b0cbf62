/// The running app.
@MainActor open class UIApplication: UIResponder {
  /// The running app.
  public class var shared: UIApplication { theApplication }

  private static let theApplication = UIApplication()

  /// Whether an app is in front.
  public enum State: Int, Sendable {
    /// It is in front and takes events.
    case active
    /// It is in front and takes none.
    case inactive
    /// It is not seen.
    case background
  }

  /// What is told of the app's life.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether it is in front.
  open private(set) var applicationState = State.active
  /// Whether the device stays awake.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether shaking the device undoes something.
  open var applicationSupportsShakeToEdit = true
  /// How long the app may go on unseen, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may fetch things unseen.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether files that are protected can be read.
  open var isProtectedDataAvailable: Bool { true }
  /// How large text is.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Which way one reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The scenes that are there.
  open var connectedScenes: Set<UIScene> { [] }
  /// The scenes that the system remembers.
  open var openSessions: Set<UISceneSession> { [] }
  /// Whether an app may have several scenes.
  open var supportsMultipleScenes: Bool { false }
  /// The windows of all scenes.
  open var windows: [UIWindow] { [] }
  /// The window that keys go to.
  open var keyWindow: UIWindow? { nil }

  /// How the status bar looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// The frame of the status bar.
  open var statusBarFrame: CGRect { .zero }
  /// Which way up the status bar is.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { false }
  /// Whether the network is seen to be used.
  open var isNetworkActivityIndicatorVisible = false

  /// Whether another app can open an address.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens an address; nothing is open beside a drawing.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens an address; nothing is open beside a drawing.
  @discardableResult
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  /// Opens an address; nothing is open beside a drawing.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// Sends a method to whoever is asked for it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  /// Hands an event on to the windows.
  open func sendEvent(_ event: UIEvent) {}
  /// Passes over all events until `endIgnoringInteractionEvents`.
  open func beginIgnoringInteractionEvents() {}
  /// Takes events again.
  open func endIgnoringInteractionEvents() {}
  /// Begins to take commands of a remote control.
  open func beginReceivingRemoteControlEvents() {}
  /// Stops taking commands of a remote control.
  open func endReceivingRemoteControlEvents() {}

  /// Asks for a time to go on unseen.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Asks for a time to go on unseen.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Says that what went on unseen is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

extension UIApplication {
  /// Whether the app can have other icons.
  public var supportsAlternateIcons: Bool { true }
  /// The name of the icon; `nil` for the usual one.
  public var alternateIconName: String? { nil }

  /// Gives the app another icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)?
  ) {
    completionHandler?(nil)
  }

  /// Gives the app another icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {}

  /// Whether messages can be sent to this device.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks for messages to be sent to this device.
  public func registerForRemoteNotifications() {}
  /// Asks for messages not to be sent any more.
  public func unregisterForRemoteNotifications() {}

  /// What one can do from the app's icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  /// Asks for a scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil
  ) {}

  /// Asks for a scene to go.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {}

  /// Asks for a new picture of a scene.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// Something that goes on unseen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Nothing.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may fetch things unseen.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Nobody may.
  case restricted
  /// The user does not want it.
  case denied
  /// It may.
  case available
}

/// What came of fetching something unseen.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData
  /// Nothing new.
  case noData
  /// It went wrong.
  case failed
}

/// Starts an app; there is no screen to run it on.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }
