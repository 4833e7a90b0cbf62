extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal
    /// Warm.
    case fair
    /// So warm that it becomes slower.
    case serious
    /// So warm that it must become cooler at once.
    case critical
  }

  /// How warm the device is.
  public var thermalState: ThermalState { .nominal }

  /// Whether the device saves power.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether the program was made for a phone and runs on a Mac.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the program is made for both phones and Macs and runs on a Mac.
  public var isMacCatalystApp: Bool { false }

  /// Said when the device has become warmer or cooler.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Said when the device begins to save power, or stops.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
