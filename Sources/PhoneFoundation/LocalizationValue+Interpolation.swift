extension String.LocalizationValue {
  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var parts: [Part] = []

    /// Starts to collect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds a string as it is.
  public mutating func appendInterpolation(_ string: String) {
    parts.append(.string(string))
  }

  /// Adds a string as it is.
  public mutating func appendInterpolation(_ substring: Substring) {
    parts.append(.string(String(substring)))
  }

  /// Adds a whole number with the locale's separators.
  public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
    parts.append(.integer(Int(clamping: value)))
  }

  /// Adds a number with six decimals.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
    parts.append(.number(Double(value)))
  }

  /// Adds a number as a `printf` specifier asks for.
  public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
    parts.append(.formatted(Double(value), specifier: specifier))
  }

  /// Adds a number as a `printf` specifier asks for.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
    parts.append(.formatted(Double(value), specifier: specifier))
  }

  /// Adds what a format makes of a value.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    parts.append(.string(format.format(input)))
  }

  /// Adds what a formatter makes of an object.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    parts.append(.string(formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds another text that is looked up by itself.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    parts.append(.resource(resource))
  }

  /// Adds what names a value in the user's language.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
    _ value: T
  ) {
    parts.append(.resource(value.localizedStringResource))
  }

  /// Adds a value as its type writes it.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    parts.append(.string(formatter?.string(for: subject) ?? "\(subject)"))
  }
}
