import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var values = Values()

  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  /// What it is about.
  open var title: String { values.title }
  /// What it is about, in more words.
  open var subtitle: String { values.subtitle }
  /// What it says.
  open var body: String { values.body }
  /// The number on the program.
  open var badge: NSNumber? { values.badge }
  /// How it sounds.
  open var sound: UNNotificationSound? { values.sound }
  /// What the program is told with it.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// What can be done with it, by name.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The notifications that it belongs to, by name.
  open var threadIdentifier: String { values.threadIdentifier }
  /// What is shown with it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// How urgent it is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How much it matters beside others.
  open var relevanceScore: Double { values.relevanceScore }
}

/// What a notification says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Creates one that says nothing.
  public override init() {}

  /// What it is about.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// What it is about, in more words.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// What it says.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the program.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// How it sounds.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// What the program is told with it.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// What can be done with it, by name.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The notifications that it belongs to, by name.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// What is shown with it.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// How urgent it is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// How much it matters beside others.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

/// A notification that is planned.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What tells it from the others.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown.
  public let trigger: UNNotificationTrigger?

  /// Creates one.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that was shown.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// As it was planned.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What the reader did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What was done, by name.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The reader opened the program.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The reader closed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// After some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates one.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it is shown next.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At some time.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time.
  public let dateComponents: DateComponents

  /// Creates one.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it is shown next.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// How a notification sounds.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String

  /// Creates one of a file.
  public init(named name: UNNotificationSoundName) { self.name = name.rawValue }

  /// The usual one.
  open class var `default`: UNNotificationSound { UNNotificationSound(named: .init("default")) }
  /// One that is heard even when the device is mute.
  open class var defaultCritical: UNNotificationSound {
    UNNotificationSound(named: .init("critical"))
  }
  /// That of a call.
  open class var defaultRingtone: UNNotificationSound {
    UNNotificationSound(named: .init("ringtone"))
  }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// What tells it from the others.
  public let identifier: String
  /// The file.
  public let url: URL

  /// Creates one of a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Not at all.
  case passive
  /// As others.
  case active
  /// It cannot wait.
  case timeSensitive
  /// It has to be heard.
  case critical
}
