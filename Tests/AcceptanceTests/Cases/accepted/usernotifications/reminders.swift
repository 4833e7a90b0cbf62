import SwiftUI
import UserNotifications

final class Reminders: NSObject, UNUserNotificationCenterDelegate {
  private let center = UNUserNotificationCenter.current()

  override init() {
    super.init()
    center.delegate = self
  }

  func ask() async -> Bool {
    (try? await center.requestAuthorization(options: [.alert, .badge, .sound])) ?? false
  }

  func remind(in seconds: TimeInterval) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Water the plants"
    content.body = "They are thirsty."
    content.sound = .default
    content.badge = 1
    content.userInfo["plant"] = "fern"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "water", content: content, trigger: trigger))
  }

  func remindDaily(hour: Int) {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: hour), repeats: true)
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: UNMutableNotificationContent(), trigger: trigger)
    center.add(request) { error in
      if let error { print(error) }
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    notification.request.content.title.isEmpty ? [] : [.banner, .sound]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier { print("opened") }
    completionHandler()
  }
}

struct ReminderButton: View {
  let reminders: Reminders

  var body: some View {
    Button("Remind me") {
      Task {
        let settings = await UNUserNotificationCenter.current().notificationSettings()
        guard settings.authorizationStatus == .authorized else { return }
        try await reminders.remind(in: 60)
      }
    }
  }
}
