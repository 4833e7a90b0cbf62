/// Writes lengths of time, as in "1 hour, 5 minutes" or "1:05:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05".
    case positional
    /// "1h 5m".
    case abbreviated
    /// "1 hr, 5 min".
    case short
    /// "1 hour, 5 minutes".
    case full
    /// "one hour, five minutes".
    case spellOut
    /// "1hr 5min".
    case brief
  }

  /// What happens to units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a behaviour from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As the style of units has it.
    public static let `default` = Self(rawValue: 1)
    /// Units before the first are left out.
    public static let dropLeading = Self(rawValue: 2)
    /// Units in the middle are left out.
    public static let dropMiddle = Self(rawValue: 4)
    /// Units at the end are left out.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Zeros are put before them, so that they are as long.
    public static let pad = Self(rawValue: 65536)
  }

  /// The units that may be written.
  open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  /// How they are written.
  open var unitsStyle = UnitsStyle.positional
  /// What happens to those that are 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many are written; 0 for any number.
  open var maximumUnitCount = 0
  /// The calendar that counts.
  open var calendar: Calendar? = .current
  /// Whether the last unit may be a fraction.
  open var allowsFractionalUnits = false
  /// Whether the largest unit takes what larger ones would.
  open var collapsesLargestUnit = false
  /// Whether "about" stands before it.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind it.
  open var includesTimeRemainingPhrase = false
  /// What capitals are needed for.
  open var formattingContext = Formatter.Context.unknown

  /// Writes a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    let written = parts(Int(ti.rounded()))
    if unitsStyle == .positional { return positional(written) }
    let separator = [.abbreviated, .brief].contains(unitsStyle) ? " " : ", "
    return written.map { text($0.unit, $0.count) }.joined(separator: separator)
  }

  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes components.
  open func string(from components: DateComponents) -> String? {
    let now = Date.now
    return calendar?.date(byAdding: components, to: now).flatMap { string(from: now, to: $0) }
  }

  /// Writes a number of seconds or components.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
      ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }
}

extension DateComponentsFormatter {
  private struct Unit {
    let calendarUnit: NSCalendar.Unit
    let seconds: Int
    let letter: String
    let short: String
    let full: String
  }

  private static let units = [
    Unit(calendarUnit: .year, seconds: 31_536_000, letter: "y", short: "yr", full: "year"),
    Unit(calendarUnit: .month, seconds: 2_592_000, letter: "mo", short: "mth", full: "month"),
    Unit(calendarUnit: .day, seconds: 86400, letter: "d", short: "day", full: "day"),
    Unit(calendarUnit: .hour, seconds: 3600, letter: "h", short: "hr", full: "hour"),
    Unit(calendarUnit: .minute, seconds: 60, letter: "m", short: "min", full: "minute"),
    Unit(calendarUnit: .second, seconds: 1, letter: "s", short: "sec", full: "second"),
  ]

  private func parts(_ seconds: Int) -> [(unit: Unit, count: Int)] {
    let allowed = Self.units.filter { allowedUnits.contains($0.calendarUnit) }
    var (rest, parts) = (seconds, [(unit: Unit, count: Int)]())
    for unit in allowed {
      parts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    let shown =
      keepsZeros ? Array(parts.drop { leadingGoes($0.count) }) : parts.filter { $0.count != 0 }
    let some = shown.isEmpty ? parts.suffix(1) : shown
    return maximumUnitCount > 0 ? Array(some.prefix(maximumUnitCount)) : some
  }

  private var keepsZeros: Bool {
    unitsStyle == .positional || zeroFormattingBehavior.contains(.pad)
  }

  private func leadingGoes(_ count: Int) -> Bool {
    count == 0 && !zeroFormattingBehavior.contains(.pad)
  }

  private func positional(_ parts: [(unit: Unit, count: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      (index > 0 || pads) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
    }.joined(separator: ":")
  }

  private func text(_ unit: Unit, _ count: Int) -> String {
    switch unitsStyle {
    case .abbreviated: "\(count)\(unit.letter)"
    case .brief: "\(count)\(unit.short)"
    case .short: "\(count) \(unit.short)"
    default: "\(count) \(unit.full)" + (count == 1 ? "" : "s")
    }
  }
}
