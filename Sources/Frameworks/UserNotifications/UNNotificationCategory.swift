import Foundation

/// What can be done with notifications of a kind.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// What tells it from the others.
  public let identifier: String
  /// What can be done.
  public let actions: [UNNotificationAction]

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// Something that can be done with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What tells it from the others.
  public let identifier: String
  /// What stands on its button.
  public let title: String
  /// How it is done.
  public let options: UNNotificationActionOptions

  /// Creates one.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// How something is done with a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates it of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device has to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Something is lost.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The program is opened.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// What notifications of a kind are like.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates it of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The program is told when they are closed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// They are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Their title is shown though the rest is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
}

/// What a program may do to notify its reader.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates it of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Show a number.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Make a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Show a text.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Even when the device is mute.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// The program has settings for it.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quietly, without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// How a notification is shown while the program is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates it of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With a number.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// With a sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// With a text, in the older form.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// At the top.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What the reader allows.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the program may notify.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Whether it may show texts.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether it may show a number.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether it may make sounds.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether it may show texts while the device is locked.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
}

/// Whether a program may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked yet.
  case notDetermined
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may quietly.
  case provisional
  /// It may for a while.
  case ephemeral
}

/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// The device cannot.
  case notSupported
  /// It is not.
  case disabled
  /// It is.
  case enabled
}
