/// A text to be looked up later, perhaps by another program, in its language.
///
/// No table is read here: a text is what its default says.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables lie.
  public enum BundleDescription: Sendable {
    /// In the program.
    case main
    /// Where the code of a class lies.
    case forClass(AnyClass)
    /// At an address.
    case atURL(URL)
  }

  /// What the text is looked up by.
  public let key: String
  /// What is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table; `nil` is the usual one.
  public let table: String?
  /// In which language.
  public var locale: Locale
  /// Where the tables lie.
  public let bundle: BundleDescription

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Creates a text with a key of its own from the tables of a bundle.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL))
  }

  /// Creates a text that is its own key from the tables of a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a text from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  func string(in locale: Locale) -> String { defaultValue.string(in: locale) }
}

extension LocalizedStringResource: Codable {
  private enum CodingKeys: CodingKey { case key, defaultValue, table, locale }

  /// Reads a text, whose tables are the program's.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try values.decode(String.self, forKey: .key),
      defaultValue: try values.decode(String.LocalizationValue.self, forKey: .defaultValue),
      table: try values.decodeIfPresent(String.self, forKey: .table),
      locale: try values.decode(Locale.self, forKey: .locale), bundle: .main)
  }

  /// Writes a text without saying where its tables lie.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    try values.encode(defaultValue, forKey: .defaultValue)
    try values.encodeIfPresent(table, forKey: .table)
    try values.encode(locale, forKey: .locale)
  }
}

extension LocalizedStringResource {
  /// Whether two texts are the same one, wherever their tables lie.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.defaultValue == rhs.defaultValue && lhs.table == rhs.table
      && lhs.locale == rhs.locale
  }
}

/// A value that has a name in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
