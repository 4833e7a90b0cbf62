// What a program learns about its scene and its device.
extension EnvironmentValues {
  /// Whether the view belongs to what the user works with.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether somebody else sees the screen.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether a program may have several windows: a phone has one.
  public var supportsMultipleWindows: Bool { false }

  /// Whether scenes may be shown by another device.
  public var supportsRemoteScenes: Bool { false }

  /// Whether the user has to say who they are.
  public var isUserAuthenticationEnabled: Bool { false }
}

private enum AppearsActiveKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum IsSceneCapturedKey: EnvironmentKey {
  static let defaultValue: Bool = false
}
