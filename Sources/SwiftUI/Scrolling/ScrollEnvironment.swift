// How scroll views behave.
extension EnvironmentValues {
  /// Whether the bar of scrolling to the side is seen.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether the bar of scrolling up and down is seen.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether content that is scrolled to the side springs back.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceBehaviorKey.self] }
    set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
  }

  /// Whether content that is scrolled up and down springs back.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceBehaviorKey.self] }
    set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
  }
}

private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}

private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}

private enum HorizontalScrollBounceBehaviorKey: EnvironmentKey {
  static let defaultValue: ScrollBounceBehavior = .automatic
}

private enum VerticalScrollBounceBehaviorKey: EnvironmentKey {
  static let defaultValue: ScrollBounceBehavior = .automatic
}
