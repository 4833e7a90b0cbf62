/// A key that text is looked up by: here, the text itself.
///
/// Values in the key are formatted as the environment's locale asks for. What surrounds them is
/// read as Markdown.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key with U+FFFC for each value.
  let format: String
  let values: [Text]

  /// The character that stands for a value.
  static let placeholder: Character = "\u{FFFC}"

  /// Creates a key.
  public init(_ value: String) {
    format = value
    values = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    values = stringInterpolation.values
  }

  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var format = ""
    fileprivate var values: [Text] = []

    /// Starts to collect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) {
      format += literal
    }

    private mutating func append(_ value: Text) {
      format.append(LocalizedStringKey.placeholder)
      values.append(value)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a string as it is.
  public mutating func appendInterpolation(_ string: String) {
    append(Text(verbatim: string))
  }

  /// Adds a string as it is.
  public mutating func appendInterpolation(_ string: Substring) {
    append(Text(verbatim: String(string)))
  }

  /// Adds a text, which keeps its style.
  public mutating func appendInterpolation(_ text: Text) {
    append(text)
  }

  /// Adds an image.
  public mutating func appendInterpolation(_ image: Image) {
    append(Text(image))
  }

  /// Adds a text with attributes.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(Text(attributedString))
  }

  /// Adds a whole number with the locale's separators.
  public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
    append(
      Text(
        .formatted(
          FormattedValue { IntegerFormatStyle<T>(locale: $0.locale).format(value) })))
  }

  /// Adds a number with six decimals.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
    appendInterpolation(Double(value), specifier: "%f")
  }

  /// Adds a whole number as a `printf` specifier asks for.
  public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
    append(
      Text(
        .formatted(
          FormattedValue { String(format: specifier, locale: $0.locale, Int(clamping: value)) })))
  }

  /// Adds a number as a `printf` specifier asks for.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
    append(
      Text(
        .formatted(
          FormattedValue { String(format: specifier, locale: $0.locale, Double(value)) })))
  }

  /// Adds what a format makes of a value.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(Text(input, format: format))
  }

  /// Adds what a formatter makes of an object.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds what a formatter makes of a value.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
  }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }
}
