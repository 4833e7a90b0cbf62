extension EnvironmentValues {
  /// What has been done on the screen and can be undone; `nil` where nothing keeps it.
  public var undoManager: UndoManager? { nil }
}
