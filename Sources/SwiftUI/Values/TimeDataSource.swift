/// Something that follows the time, to be formatted by a text.
public struct TimeDataSource<Value> {
  let value: (Date) -> Value
}

extension TimeDataSource: @unchecked Sendable where Value: Sendable {}

extension TimeDataSource where Value == Date {
  /// The time.
  public static var currentDate: TimeDataSource<Date> { Self { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    Self { now in min(date, now)..<max(date, now) }
  }

  /// From now to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    Self { now in min(date, now)..<max(date, now) }
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date is.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    Self { now in .seconds(now.timeIntervalSince(date)) }
  }
}
