/// Calls a method with every picture of the screen; there are no pictures here.
open class CADisplayLink: NSObject {
  /// When the last picture was.
  open var timestamp: CFTimeInterval { 0 }
  /// When the next picture will be.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// How long a picture is shown, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether it waits.
  open var isPaused = false
  /// How many pictures a second are wanted.
  open var preferredFramesPerSecond = 0
  /// How many pictures a second are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link.
  public init(target: Any, selector sel: Selector) {}

  /// Begins.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops for good.
  open func invalidate() {}
}

/// How many pictures a second are wanted.
public struct CAFrameRateRange: Equatable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// What is wanted most.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As many as there are.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
