@_exported import Foundation

extension String {
  /// A text that translators see as one, with values in it.
  public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    package let parts: [Part]

    package init(parts: [Part]) {
      self.parts = parts
    }

    /// Creates a text without values.
    public init(_ value: String) {
      parts = [.literal(value)]
    }

    /// Creates a text from a literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates a text from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      parts = stringInterpolation.parts
    }
  }
}

extension String.LocalizationValue {
  /// What the text consists of.
  package indirect enum Part: Equatable, Codable, Sendable {
    case literal(String)
    case string(String)
    case integer(Int)
    case number(Double)
    case formatted(Double, specifier: String)
    case resource(LocalizedStringResource)

    /// What stands for the part in a key.
    var specifier: String {
      switch self {
      case .literal(let text): text.replacing("%", with: "%%")
      case .string, .resource: "%@"
      case .integer: "%lld"
      case .number: "%lf"
      case .formatted(_, let specifier): specifier
      }
    }

    package func string(in locale: Locale) -> String {
      switch self {
      case .literal(let text), .string(let text): text
      case .integer(let number): number.formatted(.number.locale(locale))
      case .number(let number): String(format: "%lf", locale: locale, number)
      case .formatted(let number, let specifier): specifier.applied(to: number, locale)
      case .resource(let resource): resource.string(in: locale)
      }
    }
  }

  /// The text with a specifier for each value.
  var key: String { parts.map(\.specifier).joined() }

  func string(in locale: Locale) -> String { parts.map { $0.string(in: locale) }.joined() }
}

extension String {
  /// What a `printf` specifier makes of a number, which it may want to be whole.
  fileprivate func applied(to number: Double, _ locale: Locale) -> String {
    let isWhole = last.map { "dDiuxXoO".contains($0) } ?? false
    return isWhole
      ? String(format: self, locale: locale, Int(number))
      : String(format: self, locale: locale, number)
  }
}
