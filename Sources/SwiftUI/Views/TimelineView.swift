/// Views that change with time; a drawing shows one moment.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// A moment.
  public struct Context {
    /// How often views may change.
    public enum Cadence: Comparable, Sendable {
      /// As often as the screen.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// When.
    public let date: Date
    /// How often.
    public let cadence: Cadence

    /// Asks for views at a moment that was not foreseen; a drawing shows one moment.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (Context) -> Content
}

/// The moment that is handed to views, whatever the schedule and the views are.
///
/// A closure's parameter of this type tells the compiler nothing it would have to know first.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
  /// Creates views that change by a schedule.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content($0.asDefault) }
  }

  /// Creates views that change by a schedule.
  @_disfavoredOverload
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView.Context {
  /// The same moment for views of any kind.
  fileprivate var asDefault: TimelineViewDefaultContext {
    let cadence: TimelineViewDefaultContext.Cadence =
      switch cadence {
      case .live: .live
      case .seconds: .seconds
      case .minutes: .minutes
      }
    return TimelineViewDefaultContext(date: date, cadence: cadence)
  }
}

extension TimelineView: View where Content: View {
  /// The views at one moment.
  public var body: some View {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let first = schedule.entries(from: start, mode: .normal).first { _ in true }
    return content(Context(date: first ?? start, cadence: .live))
  }
}

/// Moments at which views change.
public protocol TimelineSchedule {
  /// How often it may change.
  typealias Mode = TimelineScheduleMode

  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The moments from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as it likes.
  case normal
  /// Rarely.
  case lowFrequency
}

/// A moment, then another after every interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    /// The next moment.
    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: startDate, interval: max(interval, 0.001))
  }
}

/// Every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var periodic: PeriodicTimelineSchedule.Entries

    /// The next moment.
    public mutating func next() -> Date? { periodic.next() }
  }

  /// Creates a schedule.
  public init() {}

  /// The moments from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> Entries {
    // The minutes of the clock are meant: the first moment is the one that has begun.
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(
      periodic: .init(upcoming: Date(timeIntervalSinceReferenceDate: minute), interval: 60))
  }
}

/// As often as animations need.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var periodic: PeriodicTimelineSchedule.Entries

    /// The next moment.
    public mutating func next() -> Date? { periodic.next() }
  }

  private let interval: TimeInterval

  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
  }

  /// The moments from a date on.
  public func entries(
    from start: Date, mode: TimelineScheduleMode
  ) -> Entries {
    Entries(periodic: .init(upcoming: start, interval: interval))
  }
}

/// Moments of one's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A moment, then another after every interval.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every full minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as animations need.
  public static var animation: Self { Self() }

  /// As often as animations need.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments of one's own.
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S> { Self(dates) }
}
