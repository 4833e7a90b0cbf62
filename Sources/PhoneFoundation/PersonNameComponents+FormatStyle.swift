extension PersonNameComponents {
  /// A way to write names, which it can read as well.
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Sendable {
      /// What friends say.
      case short
      /// Given and family name.
      case medium
      /// All of it.
      case long
      /// The first letters.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The language.
    public var locale: Locale

    /// Creates a way to write names.
    public init(style: Style, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Reads names.
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    /// Writes a name.
    public func format(_ value: PersonNameComponents) -> String {
      let plain = [value.givenName, value.familyName].compactMap { $0 }
      return switch style {
      case .short: value.nickname ?? plain.first ?? ""
      case .medium: plain.joined(separator: " ")
      case .abbreviated: plain.compactMap(\.first).map { String($0) }.joined()
      case .long: value.parts.joined(separator: " ")
      }
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  private var parts: [String] {
    [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap { $0 }
  }
}

extension PersonNameComponents {
  /// Reads names: the last word is the family's, those between belong in the middle.
  public struct ParseStrategy: Foundation.ParseStrategy {
    /// Creates a reader.
    public init() {}

    /// Reads a name.
    public func parse(_ value: String) throws -> PersonNameComponents {
      var words = value.split(separator: " ").map { String($0) }
      guard !words.isEmpty else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      name.givenName = words.removeFirst()
      name.familyName = words.popLast()
      name.middleName = words.isEmpty ? nil : words.joined(separator: " ")
      return name
    }
  }

  /// Reads a name from a text.
  public init(_ value: String) throws {
    self = try ParseStrategy().parse(value)
  }

  /// The name as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self { style.format(self) }

  /// Given and family name.
  public func formatted() -> String { FormatStyle(style: .medium).format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
