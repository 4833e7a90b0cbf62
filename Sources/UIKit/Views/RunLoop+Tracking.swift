extension RunLoop.Mode {
  /// While a finger is followed.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
