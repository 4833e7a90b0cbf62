/// What one can do from an app's icon.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// What kind of thing it is.
  public let type: String
  /// What it says.
  public let localizedTitle: String
  /// What stands below.
  public let localizedSubtitle: String?
  /// The picture beside it.
  public let icon: UIApplicationShortcutIcon?
  /// What the app wants to know about it.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// The picture beside what one can do from an app's icon.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  private let name: String

  /// Creates one of the app's pictures.
  public init(templateImageName: String) { name = templateImageName }
  /// Creates one of the system's symbols.
  public init(systemImageName: String) { name = systemImageName }
}
