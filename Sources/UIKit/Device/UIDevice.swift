/// The device: the iPhone that drawings are made for.
@MainActor open class UIDevice: NSObject {
  /// The device.
  public class var current: UIDevice { theDevice }

  private static let theDevice = UIDevice()

  /// Where the power comes from.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// From the battery.
    case unplugged
    /// From outside, and the battery is being filled.
    case charging
    /// From outside, and the battery is full.
    case full
  }

  /// What the owner calls it.
  open var name: String { "iPhone" }
  /// The kind of device.
  open var model: String { "iPhone" }
  /// The kind of device, in the user's language.
  open var localizedModel: String { "iPhone" }
  /// What the system is called.
  open var systemName: String { "iOS" }
  /// The version of the system.
  open var systemVersion: String { "26.2" }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// The kind of interface.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// What the maker of the app knows the device by.
  open var identifierForVendor: UUID? { nil }
  /// Whether it is told how the device is held.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Whether several things can run at once.
  open var isMultitaskingSupported: Bool { true }

  /// Whether one looks at the battery.
  open var isBatteryMonitoringEnabled = false
  /// Where the power comes from.
  open var batteryState: BatteryState { .unknown }
  /// How full the battery is, from 0 to 1; -1 if that is not known.
  open var batteryLevel: Float { -1 }

  /// Whether one looks for something near the screen.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the screen.
  open var proximityState: Bool { false }

  /// Has it told how the device is held.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Stops having it told.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Clicks as a key does.
  open func playInputClick() {}
}

extension UIDevice {
  /// The device is held in another way.
  nonisolated public static let orientationDidChangeNotification = name("OrientationDidChange")
  /// The power comes from elsewhere.
  nonisolated public static let batteryStateDidChangeNotification = name("BatteryStateDidChange")
  /// The battery is fuller or emptier.
  nonisolated public static let batteryLevelDidChangeNotification = name("BatteryLevelDidChange")
  /// Something has come near the screen, or gone.
  nonisolated public static let proximityStateDidChangeNotification = name(
    "ProximityStateDidChange")

  nonisolated private static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIDevice\(event)Notification")
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, the top below.
  case portraitUpsideDown
  /// The top to the left.
  case landscapeLeft
  /// The top to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its front.
  case faceDown

  /// Whether it is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held in a way that an interface can be in.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
