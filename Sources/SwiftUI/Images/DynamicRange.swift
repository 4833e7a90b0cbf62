extension Image {
  /// How far beyond white the colours of an image may go.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    /// Not at all.
    public static let standard = DynamicRange(level: 0)
    /// So far that what stands beside it does not look dull.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// As far as the screen can.
    public static let high = DynamicRange(level: 2)
  }

  /// The image; a drawing has no colours beyond white.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
  /// Says how far beyond white the colours of images may go; a drawing has no such colours.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

extension EnvironmentValues {
  /// How far beyond white the colours of images may go; `nil` leaves it to the system.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

private enum DynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}
