extension EnvironmentValues {
  /// The axis of the stack around the view, which spacers and dividers follow.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

private enum StackAxisKey: EnvironmentKey {
  static let defaultValue: Axis? = nil
}
