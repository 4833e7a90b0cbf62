/// One of an app's instances on the screen.
@MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// It is not there.
    case unattached = -1
    /// It is in front and takes events.
    case foregroundActive
    /// It is in front and takes none.
    case foregroundInactive
    /// It is not seen.
    case background
  }

  /// How a scene is to be asked for.
  @MainActor open class ActivationRequestOptions: NSObject {
    /// Who asks.
    open var requestingScene: UIScene?
  }

  /// Why a scene was made.
  @MainActor open class ConnectionOptions: NSObject {
    /// Addresses that are to be opened.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that asked for it.
    open var sourceApplication: String? { nil }
    /// What is to go on here.
    open var userActivities: Set<NSUserActivity> { [] }
    /// What was chosen from the app's icon.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// How addresses are to be opened.
  @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that the address belongs to may open it.
    open var universalLinksOnly = false
  }

  /// What the system remembers of the scene.
  public let session: UISceneSession
  /// What is told of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// Whether it is in front.
  open var activationState: ActivationState { .foregroundActive }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is called.
  open var title: String!

  /// Creates a scene.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
  }

  /// Opens an address; nothing is open beside a drawing.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

extension UIScene {
  /// A scene is about to be there.
  nonisolated public static let willConnectNotification = name("WillConnect")
  /// A scene has gone.
  nonisolated public static let didDisconnectNotification = name("DidDisconnect")
  /// A scene has come to the front.
  nonisolated public static let didActivateNotification = name("DidActivate")
  /// A scene is about to leave the front.
  nonisolated public static let willDeactivateNotification = name("WillDeactivate")
  /// A scene is about to be seen.
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// A scene is not seen any more.
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}

/// An address to be opened, and what is said about it.
@MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) {
    self.url = url
  }
}
