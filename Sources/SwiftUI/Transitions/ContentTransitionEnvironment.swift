extension EnvironmentValues {
  /// How content becomes other content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content that becomes other content is drawn into an image first.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue: ContentTransition = .identity
}

private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static let defaultValue: Bool = false
}
