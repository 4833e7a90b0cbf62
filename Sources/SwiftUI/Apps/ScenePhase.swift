/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen and takes no input.
  case inactive
  /// It is in use.
  case active
}

extension EnvironmentValues {
  /// Whether the scene around the view is in use: a drawing always is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}
