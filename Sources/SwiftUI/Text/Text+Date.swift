extension Text {
  /// A way to show a date.
  public struct DateStyle: Equatable, Codable, Sendable {
    private enum Kind: Codable { case time, date, relative, offset, timer }
    private let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far the date is from now, as in "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now, as in "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// How far the date is from now, as in "36:59:01".
    public static let timer = DateStyle(kind: .timer)

    fileprivate func string(of date: Date, in environment: EnvironmentValues) -> String {
      let seconds = date.timeIntervalSinceNow.rounded()
      return switch kind {
      case .time: formatted(date, environment, day: .none, time: .short)
      case .date: formatted(date, environment, day: .long, time: .none)
      case .relative: Duration.shown(seconds: abs(seconds))
      case .offset: (seconds < 0 ? "-" : "+") + Duration.shown(seconds: abs(seconds), units: 1)
      case .timer: Duration.clock(seconds: abs(seconds))
      }
    }

    private func formatted(
      _ date: Date, _ environment: EnvironmentValues, day: DateFormatter.Style,
      time: DateFormatter.Style
    ) -> String {
      let formatter = DateFormatter()
      formatter.locale = environment.locale
      formatter.calendar = environment.calendar
      formatter.timeZone = environment.timeZone
      (formatter.dateStyle, formatter.timeStyle) = (day, time)
      return formatter.string(from: date)
    }
  }

  /// Creates a text of a date.
  ///
  /// What counts from now is shown as it is when the text is laid out: it does not run on.
  public init(_ date: Date, style: DateStyle) {
    source = .formatted(FormattedValue { style.string(of: date, in: $0) })
  }
}

extension Duration {
  /// The two largest units, as in "2 hr, 23 min".
  fileprivate static func shown(seconds: Double, units: Int = 2) -> String {
    var (rest, parts) = (Int(seconds), [String]())
    for (name, length) in [("yr", 31_536_000), ("day", 86400), ("hr", 3600), ("min", 60)] {
      guard rest >= length else { continue }
      let count = rest / length
      parts.append("\(count) \(name)" + (name == "day" && count > 1 ? "s" : ""))
      rest %= length
    }
    if parts.isEmpty || rest > 0 { parts.append("\(rest) sec") }
    return parts.prefix(units).joined(separator: ", ")
  }

  /// Hours, minutes and seconds, as in "1:05:09".
  fileprivate static func clock(seconds: Double) -> String {
    let total = Int(seconds)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(total % 60))" : "\(minutes):\(two(total % 60))"
  }
}
