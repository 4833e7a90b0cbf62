extension SystemFormatStyle {
  /// How far a date is from another, as in "+2 hours".
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    /// What is written: a date.
    public typealias FormatInput = Date
    /// What becomes of it.
    public typealias FormatOutput = AttributedString

    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let count: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var language = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Creates a format for the distance from a date.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      count = maxFieldCount
      self.sign = sign
    }

    /// Writes how far a date is.
    public func format(_ value: Date) -> AttributedString {
      let distance = Duration.seconds(abs(value.timeIntervalSince(anchor)).rounded())
      let style = Duration.UnitsFormatStyle.units(
        allowed: units, width: .wide, maximumUnitCount: max(1, count))
      let mark = value < anchor ? "-" : sign == .automatic ? "" : "+"
      return AttributedString(mark + style.locale(language).format(distance))
    }

    /// Durations know no months: days take what is longer.
    private var units: Set<Duration.UnitsFormatStyle.Unit> {
      let known: [(Date.ComponentsFormatStyle.Field, Duration.UnitsFormatStyle.Unit)] = [
        (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
      ]
      let allowed = known.filter { fields.contains($0.0) }.map(\.1)
      return allowed.isEmpty ? [.days] : Set(allowed)
    }

    /// The last date before it at which something else is written.
    public func discreteInput(before input: Date) -> Date? { input - 1 }

    /// The next date at which something else is written.
    public func discreteInput(after input: Date) -> Date? { input + 1 }

    /// The same in another language.
    public func locale(_ locale: Locale) -> DateOffset {
      var offset = self
      offset.language = locale
      return offset
    }

    /// The same by another calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var offset = self
      offset.calendar = calendar
      return offset
    }
  }

  /// A date as people say it: its distance while it is near, then the day.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    /// What is written: the date at which it is read.
    public typealias FormatInput = Date
    /// What becomes of it.
    public typealias FormatOutput = AttributedString

    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let threshold: Date.RelativeFormatStyle.Field
    private var language = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Creates a format for a date, whose distance is written up to a unit.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields
      threshold = thresholdField
    }

    /// Writes how far the date is from when it is read.
    public func format(_ value: Date) -> AttributedString {
      let distance = date.timeIntervalSince(value)
      if abs(distance) >= limit {
        return AttributedString(date.formatted(.dateTime.year().month().day().locale(language)))
      }
      var style = Date.RelativeFormatStyle(allowedFields: fields, presentation: .numeric)
      style.locale = language
      style.calendar = calendar
      return AttributedString(style.format(Date.now.addingTimeInterval(distance)))
    }

    /// Seconds from which on the date itself is written.
    private var limit: TimeInterval {
      switch threshold {
      case .second: 60
      case .minute: 3600
      case .hour: 86400
      case .day: 7 * 86400
      case .week: 31 * 86400
      case .month: 366 * 86400
      default: .infinity
      }
    }

    /// The last date before it at which something else is written.
    public func discreteInput(before input: Date) -> Date? { input - 1 }

    /// The next date at which something else is written.
    public func discreteInput(after input: Date) -> Date? { input + 1 }

    /// The same in another language.
    public func locale(_ locale: Locale) -> DateReference {
      var reference = self
      reference.language = locale
      return reference
    }

    /// The same by another calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var reference = self
      reference.calendar = calendar
      return reference
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as people say it.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .week, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
