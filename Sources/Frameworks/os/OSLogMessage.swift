/// A message for the log, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// The message as text, for the log only.
  package let text: String

  /// Creates a message from text and values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }

  /// Creates a message from text.
  public init(stringLiteral value: String) {
    text = value
  }
}

/// Puts text and values together to a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += argumentString() }

  /// Adds something that describes itself.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += value().description }

  /// Adds a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }

  /// Adds an object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) { text += argumentObject()?.description ?? "nil" }

  /// Adds a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += "\(number())" }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += "\(number())" }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += "\(number())" }

  /// Adds a truth.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) { text += "\(boolean())" }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// What stands in the place of a value that may not be read.
  public enum Mask: Sendable {
    /// A number that is the same for the same value.
    case hash
    /// Nothing.
    case none
  }

  private let name: String

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(name: "private") }
  /// Nobody, ever.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(name: "sensitive") }
  /// As the kind of value has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }
  /// Nobody, with something in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody, ever, with something in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// As the kind of value has it, with something in its place.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0) }
  /// At least so many columns, to the right.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }
  /// At least so many columns, to the left.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: -columns())
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let base: Int

  /// In tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(base: 10) }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(base: 16) }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(base: 8) }
  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { .hex }
  /// In tens.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { .decimal }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  private let digits: Int

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
  /// As short as possible.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
  /// In sixteens.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
  /// With some digits behind the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision()) }
}

/// How a truth is written.
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}
