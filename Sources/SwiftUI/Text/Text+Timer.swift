extension Text {
  /// Creates a text of what is left of a stretch of time, or over; it does not run on.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let clock = ClockFormat(showsHours, 3, .seconds(1))
    source = .formatted(
      FormattedValue { _ in
        let now = min(max(pauseTime ?? .now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
          countsDown
          ? timerInterval.upperBound.timeIntervalSince(now)
          : now.timeIntervalSince(timerInterval.lowerBound)
        return String(clock.format(seconds).characters)
      })
  }

  /// Creates a text of a stretch between two dates.
  public init(_ dates: ClosedRange<Date>) {
    source = .formatted(
      FormattedValue {
        let style = Date.IntervalFormatStyle(
          date: .abbreviated, time: .shortened, locale: $0.locale, calendar: $0.calendar,
          timeZone: $0.timeZone)
        return style.format(dates.lowerBound..<max(dates.lowerBound, dates.upperBound))
      })
  }

  /// Creates a text of a stretch between two dates.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text with attributes of what a format makes of a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    source = .attributed(format.format(input))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds what is left of a stretch of time, or over.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Adds a stretch between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Adds a stretch between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Adds what a format makes of a value, with attributes.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    appendInterpolation(Text(input, format: format))
  }

  /// Adds the name of a colour for those who cannot see it.
  public mutating func appendInterpolation(accessibilityName color: Color) {
    appendInterpolation("\(color)")
  }
}
