/// A scheduler that does everything at once.
public struct ImmediateScheduler: Scheduler {
  /// There are no options.
  public typealias SchedulerOptions = Never
  /// The scheduler.
  public static var shared: ImmediateScheduler { ImmediateScheduler() }
  /// Always the same time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// There is no delay to tolerate.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the action.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs the action, without waiting.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the action once: without time, nothing comes again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }

  /// The only point in time.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// The same time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
    /// No time.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// A span of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// What a span can be written as.
      public typealias FloatLiteralType = Double
      /// What a span can be written as.
      public typealias IntegerLiteralType = Int
      /// The type of its length.
      public typealias Magnitude = Int

      /// The span in steps of no length.
      public var magnitude: Int

      /// Creates a span.
      public init(_ value: Int) {
        magnitude = value
      }

      /// Creates a span from whole steps.
      public init(integerLiteral value: Int) {
        magnitude = value
      }

      /// Creates a span from steps.
      public init(floatLiteral value: Double) {
        magnitude = Int(clamping: value)
      }

      /// Creates a span from a whole number; `nil` if it is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether `lhs` is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Both spans, one after the other.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(count: lhs.magnitude + rhs.magnitude)
      }
      /// What `lhs` is longer.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(count: lhs.magnitude - rhs.magnitude)
      }
      /// The product of both counts.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(count: lhs.magnitude * rhs.magnitude)
      }
      /// Makes the span longer.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Makes the span shorter.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies the counts.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// A span of whole seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
      /// A span of seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
      /// A span of milliseconds.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1e3) }
      /// A span of microseconds.
      public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1e6) }
      /// A span of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1e9) }

      private init(count: Int) {
        magnitude = count
      }

      private init(seconds: Double) {
        self.init(count: Int(clamping: seconds))
      }
    }
  }
}

extension Int {
  /// The nearest whole number that fits.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}
