/// What the system remembers of a scene.
@MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app itself.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A second screen that only shows something.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene, while it is there.
  open var scene: UIScene? { nil }
  /// What it is for.
  public let role: Role
  /// How it is made.
  public let configuration: UISceneConfiguration
  /// What tells it apart from others.
  public let persistentIdentifier = UUID().uuidString
  /// What is needed to show it again.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app wants to remember.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }
}

/// How a scene is made.
@MainActor open class UISceneConfiguration: NSObject {
  /// Its name in the app's settings.
  public let name: String?
  /// What it is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of what is told of its life.
  open var delegateClass: AnyClass?
  /// Where its first views are described.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// How a scene goes.
@MainActor open class UISceneDestructionRequestOptions: NSObject {}
