extension EnvironmentValues {
  /// Whether the view stands in a row of a list or form.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

private enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}
