/// Writes measurements with their units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The measurement's own.
    public static let providedUnit = Self(rawValue: 1)
    /// The one that makes the number short.
    public static let naturalScale = Self(rawValue: 2)
    /// Temperatures without their unit.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// Which unit is written; always the measurement's own.
  open var unitOptions: UnitOptions = []
  /// How much of its name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language.
  open var locale: Locale = .current
  /// Writes the number.
  open var numberFormatter: NumberFormatter = NumberFormatter()

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let text = string(of: measurement.value)
    return switch unitStyle {
    case .short: text + measurement.unit.symbol
    case .medium: text + " " + measurement.unit.symbol
    case .long: text + " " + measurement.unit.name(of: measurement.value)
    @unknown default: text + " " + measurement.unit.symbol
    }
  }

  /// Writes a unit alone.
  open func string(from unit: Unit) -> String { unit.symbol }

  private func string(of number: Double) -> String {
    numberFormatter.string(from: NSNumber(value: number)) ?? String(number)
  }
}
