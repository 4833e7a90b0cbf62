import Foundation

extension OperationQueue: Scheduler {
  /// There are no options.
  public struct SchedulerOptions {}

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// Any delay is kept as it can be.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action in the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SendableAction(action)
    addOperation { action.run() }
  }

  /// Runs an action in the queue, at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = SendableAction(action)
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
      addOperation { action.run() }
    }
  }

  /// Runs an action in the queue, at a time and then again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SendableAction(action)
    let queue = DispatchQueue(label: "operation-queue-schedule")
    let delay = Swift.max(0, date.date.timeIntervalSinceNow)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + delay, repeating: interval.timeInterval)
    timer.setEventHandler { [self] in addOperation { action.run() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  /// A point in time.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The point in time as Foundation's.
    public var date: Date

    /// Creates a point in time.
    public init(_ date: Date) {
      self.date = date
    }

    /// A time later by a span.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// The span to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// A span of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The span in seconds.
      public var timeInterval: TimeInterval

      /// Creates a span from seconds.
      public init(_ timeInterval: TimeInterval) {
        self.timeInterval = timeInterval
      }

      /// Creates a span from whole seconds.
      public init(integerLiteral value: TimeInterval) {
        timeInterval = value
      }

      /// Creates a span from seconds.
      public init(floatLiteral value: Double) {
        timeInterval = value
      }

      /// Creates a span from a whole number; `nil` if it is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        timeInterval = value
      }

      /// The span in seconds, without its sign.
      public var magnitude: TimeInterval { abs(timeInterval) }

      /// Whether `lhs` is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool {
        lhs.timeInterval < rhs.timeInterval
      }
      /// Both spans, one after the other.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(count: lhs.timeInterval + rhs.timeInterval)
      }
      /// What `lhs` is longer.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(count: lhs.timeInterval - rhs.timeInterval)
      }
      /// The product of both counts.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(count: lhs.timeInterval * rhs.timeInterval)
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

      private init(count: TimeInterval) {
        timeInterval = count
      }

      private init(seconds: Double) {
        self.init(count: seconds)
      }
    }
  }
}
