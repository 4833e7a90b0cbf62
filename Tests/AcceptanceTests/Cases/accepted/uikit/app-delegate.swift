import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    guard let windows = (scene as? UIWindowScene)?.windows else { return }
    windows.forEach { $0.tintColor = .systemIndigo }
  }
}

@main
struct Shop: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text("Shop")
        .onReceive(
          NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
        ) { _ in UIApplication.shared.isIdleTimerDisabled = true }
    }
  }
}
