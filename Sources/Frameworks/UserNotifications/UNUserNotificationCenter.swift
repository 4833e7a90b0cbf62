import Foundation

/// The notifications of a program.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []

  /// Who is told of notifications.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Whether the reader can set up what is notified.
  open var supportsContentExtensions: Bool { true }

  /// The centre of the program.
  open class func current() -> UNUserNotificationCenter { center }

  /// Asks the reader, who is not there to answer.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Asks the reader, who is not there to answer.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Tells what the reader allows.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// What the reader allows.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Says what can be done with notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  /// Plans a notification.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock { pending.append(request) }
    completionHandler?(nil)
  }

  /// Plans a notification.
  open func add(_ request: UNNotificationRequest) async throws {
    lock.withLock { pending.append(request) }
  }

  /// Tells which notifications are planned.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { pending }) }

  /// Which notifications are planned.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { pending }
  }

  /// Gives notifications up.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Gives all notifications up.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  /// Which notifications the reader has got: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Takes notifications back.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Takes all notifications back.
  open func removeAllDeliveredNotifications() {}

  /// Shows a number on the program.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Shows a number on the program.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Is told of notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Says how a notification is shown while the program is open.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)

  /// Says how a notification is shown while the program is open.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Takes note of what the reader did with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// Takes note of what the reader did with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  /// It is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// It is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}
