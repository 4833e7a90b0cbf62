/// The formats of times that go on.
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
  /// How much of a stretch of time is left, or over.
  public struct Timer: DiscreteFormatStyle, Sendable {
    /// What is written: a date within the stretch.
    public typealias FormatInput = Date
    /// What becomes of it.
    public typealias FormatOutput = AttributedString

    private let interval: Range<Date>
    private let countsDown: Bool
    private var clock: ClockFormat

    /// Creates a format for the time since the beginning.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      clock = ClockFormat(showsHours, maxFieldCount, maxPrecision)
    }

    /// Creates a format for the time until the end.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      clock = ClockFormat(showsHours, maxFieldCount, maxPrecision)
    }

    /// Writes what is left or over at a date.
    public func format(_ value: Date) -> AttributedString {
      let date = min(max(value, interval.lowerBound), interval.upperBound)
      return clock.format(
        countsDown
          ? interval.upperBound.timeIntervalSince(date)
          : date.timeIntervalSince(interval.lowerBound))
    }

    /// The last date before it at which something else is written.
    public func discreteInput(before input: Date) -> Date? {
      input > interval.lowerBound ? input - clock.step : nil
    }

    /// The next date at which something else is written.
    public func discreteInput(after input: Date) -> Date? {
      input < interval.upperBound ? input + clock.step : nil
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Timer {
      var timer = self
      timer.clock.locale = locale
      return timer
    }
  }

  /// How long something has gone on.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    /// What is written: a date.
    public typealias FormatInput = Date
    /// What becomes of it.
    public typealias FormatOutput = AttributedString

    private let start: Date
    private var clock: ClockFormat

    /// Creates a format for the time since a date.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      clock = ClockFormat(showsHours, maxFieldCount, maxPrecision)
    }

    /// Writes how long it has been.
    public func format(_ value: Date) -> AttributedString {
      clock.format(max(0, value.timeIntervalSince(start)))
    }

    /// The last date before it at which something else is written.
    public func discreteInput(before input: Date) -> Date? {
      input > start ? input - clock.step : nil
    }

    /// The next date at which something else is written.
    public func discreteInput(after input: Date) -> Date? { max(start, input + clock.step) }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Stopwatch {
      var stopwatch = self
      stopwatch.clock.locale = locale
      return stopwatch
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time since the beginning of a stretch.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// The time until the end of a stretch.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

/// Hours, minutes, seconds and their fractions, as in "1:05:09".
struct ClockFormat: Codable, Hashable, Sendable {
  private let showsHours: Bool
  private let fields: Int
  private let precision: Duration
  var locale = Locale.autoupdatingCurrent

  init(_ showsHours: Bool, _ fields: Int, _ precision: Duration) {
    self.showsHours = showsHours
    self.fields = fields
    self.precision = precision
  }

  /// Seconds between two texts.
  var step: TimeInterval { max(0.01, precision / .seconds(1)) }

  func format(_ seconds: TimeInterval) -> AttributedString {
    let hundredths = Int((seconds * 100).rounded(.down))
    let whole = hundredths / 100
    let hours = showsHours ? whole / 3600 : 0
    let minutes = (whole - hours * 3600) / 60
    var parts = hours > 0 ? ["\(hours)", two(minutes)] : ["\(minutes)"]
    parts.append(two(whole % 60))
    let text = parts.prefix(max(1, fields)).joined(separator: ":")
    let hasFraction = precision < .seconds(1) && parts.count < fields
    return AttributedString(hasFraction ? "\(text).\(two(hundredths % 100))" : text)
  }

  private func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
