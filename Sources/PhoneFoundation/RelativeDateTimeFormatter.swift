/// Writes how far away a date is, as in "in 2 days".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near dates have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How much of a unit's name is written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2 mo. ago", shorter still.
    case abbreviated
  }

  /// Whether near dates have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How much of a unit's name is written.
  open var unitsStyle = UnitsStyle.full
  /// What capitals are needed for.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts.
  open var calendar: Calendar = .current
  /// The language.
  open var locale: Locale = .current

  /// Writes how far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.RelativeFormatStyle(presentation: presentation, unitsStyle: width)
    style.locale = locale
    style.calendar = calendar
    let distance = date.timeIntervalSince(referenceDate)
    return style.format(Date.now.addingTimeInterval(distance))
  }

  /// Writes how far a number of seconds is from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes how far components are from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Writes how far a date is from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private var presentation: Date.RelativeFormatStyle.Presentation {
    dateTimeStyle == .named ? .named : .numeric
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
