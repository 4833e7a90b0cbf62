extension Measurement where UnitType: Dimension {
  /// A way to write a measurement with its unit.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate enum Kind: Codable { case wide, abbreviated, narrow }
      fileprivate let kind: Kind

      /// The whole name.
      public static var wide: UnitWidth { UnitWidth(kind: .wide) }
      /// The symbol.
      public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
      /// The symbol, without a space before it.
      public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// The language.
    public var locale: Locale
    /// What the measurement is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; `nil` as the locale has it.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a way to write measurements.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a measurement, in the unit that it has.
    public func format(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? .number
      let number = style.locale(locale).format(value.value)
      return switch width.kind {
      case .narrow: number + value.unit.symbol
      case .wide: number + " " + value.unit.name(of: value.value)
      case .abbreviated: number + " " + value.unit.symbol
      }
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }
}

/// What a measurement is for, which decides the unit that people expect.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  /// Anything.
  public static var general: Self { Self(name: "general") }
  /// As the measurement comes.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall somebody is.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// How far a way is.
  public static var road: Self { Self(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm it is outside.
  public static var weather: Self { Self(name: "weather") }
  /// How warm somebody is.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food contains.
  public static var food: Self { Self(name: "food") }
  /// What somebody has burnt.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy somebody is.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension Measurement where UnitType: Dimension {
  /// The measurement as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self { style.format(self) }

  /// The measurement with its unit's symbol.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Measurements with their units.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Unit {
  /// The English name of units that are often seen, else the symbol.
  func name(of count: Double) -> String {
    let singular = Unit.names[symbol]
    return singular.map { count == 1 ? $0 : $0 + "s" } ?? symbol
  }

  private static let names = [
    "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "ft": "foot", "in": "inch", "yd": "yard", "kg": "kilogram", "g": "gram", "lb": "pound",
    "oz": "ounce", "s": "second", "min": "minute", "hr": "hour", "L": "liter", "mL": "milliliter",
    "kcal": "kilocalorie", "cal": "calorie", "J": "joule", "kJ": "kilojoule", "W": "watt",
    "kWh": "kilowatt hour",
  ]
}
