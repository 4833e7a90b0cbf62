import Dispatch

extension DispatchQueue: Scheduler {
  /// How an action is run.
  public struct SchedulerOptions {
    /// How important the action is.
    public var qos: DispatchQoS
    /// How the queue treats the action.
    public var flags: DispatchWorkItemFlags
    /// The group that the action belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// Any delay is kept as it can be.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action in the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SendableAction(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.run() }
  }

  /// Runs an action in the queue, at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = SendableAction(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { action.run() }
  }

  /// Runs an action in the queue, at a time and then again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SendableAction(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { action.run() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  /// A point in time.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The point in time as Dispatch's.
    public var dispatchTime: DispatchTime

    /// Creates a point in time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// A time later by a span.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// The span to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let span = end >= start ? Int(clamping: end - start) : -Int(clamping: start - end)
      return Stride(.nanoseconds(span))
    }

    /// Feeds the time into `hasher`.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// A span of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The span in nanoseconds.
      public var magnitude: Int

      /// The span as Dispatch's.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a span from Dispatch's; `never` is as long as can be.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): magnitude = count
        default: magnitude = .max
        }
      }

      /// Creates a span from whole seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Creates a span from seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
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
        self.init(count: Int(clamping: seconds * 1e9))
      }
    }
  }
}
