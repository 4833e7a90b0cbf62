extension UIApplication {
  /// Why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address was to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for it.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message came.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The device has moved.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// Something was chosen from the app's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// Something was going on elsewhere.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// What is said about an address to be opened here.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked for it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app adds.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file may be changed.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// What is said about an address to be opened elsewhere.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app that the address belongs to may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A part of the system that an app can add to.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }

  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings for messages.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// How often things are fetched at the most.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Says that nothing is fetched.
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
}

extension UIApplication {
  /// The app has come to the front.
  nonisolated public static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The app is about to leave the front.
  nonisolated public static let willResignActiveNotification = name("WillResignActive")
  /// The app is not seen any more.
  nonisolated public static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The app is about to be seen.
  nonisolated public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The app has started.
  nonisolated public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// The app is about to end.
  nonisolated public static let willTerminateNotification = name("WillTerminate")
  /// There is little memory left.
  nonisolated public static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// The clock or the day has changed.
  nonisolated public static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// The user has made a picture of the screen.
  nonisolated public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// Files that are protected can be read.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable")
  /// Files that are protected are about to be locked.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable")
  /// Whether things may be fetched has changed.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
