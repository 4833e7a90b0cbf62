/// Something the user does, which may go on elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// The keys without which one cannot go on.
  open var requiredUserInfoKeys: Set<String>?
  /// Where it goes on in a browser.
  open var webpageURL: URL?
  /// Where it came from.
  open var referrerURL: URL?
  /// The words that it is found by.
  open var keywords: Set<String> = []
  /// What tells it apart from others.
  open var targetContentIdentifier: String?
  /// What stands for it when the user asks to be shown it again.
  open var persistentIdentifier: String?
  /// Whether it may go on on another device.
  open var isEligibleForHandoff = true
  /// Whether it is found on the device.
  open var isEligibleForSearch = false
  /// Whether everybody may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// Whether it has to be brought up to date before it is saved.
  open var needsSave = false
  /// When it is not found any more.
  open var expirationDate: Date?

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Says that the user does it now.
  open func becomeCurrent() {}
  /// Says that the user does something else.
  open func resignCurrent() {}
  /// Says that it is over.
  open func invalidate() {}
}

/// The kind of an activity that goes on in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What can go on with an activity.
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
