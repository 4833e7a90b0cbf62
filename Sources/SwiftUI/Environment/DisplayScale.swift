extension EnvironmentValues {
  /// Device pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The side of a device pixel in points.
  public var pixelLength: CGFloat {
    displayScale > 0 ? 1 / displayScale : 1
  }
}

// Most current phones have three pixels per point.
private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}
