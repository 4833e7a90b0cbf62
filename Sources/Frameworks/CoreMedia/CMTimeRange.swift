/// A time from a start on.
public struct CMTimeRange: Hashable, Sendable {
  /// When it starts.
  public var start: CMTime
  /// How long it takes.
  public var duration: CMTime

  /// No time at all.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// Not a time.
  public static let invalid = CMTimeRange()

  /// Creates what is not a time.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Creates a time from a start on.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates the time between two others.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// When it ends.
  public var end: CMTime { start + duration }
  /// Whether it is a time.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether it takes no time.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Whether a moment lies within.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

/// Makes a time from a start on.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
