/// What a text is made from.
indirect enum TextSource: Equatable, Sendable {
  case verbatim(String)
  case localized(LocalizedStringKey)
  case attributed(AttributedString)
  case image(Image)
  case formatted(FormattedValue)
  case joined([Text])
}

/// A value that becomes text by the environment's locale.
struct FormattedValue: Equatable, @unchecked Sendable {
  // Values and formats are value types that nobody else holds.
  private let format: (EnvironmentValues) -> String

  init(_ format: @escaping (EnvironmentValues) -> String) {
    self.format = format
  }

  func string(in environment: EnvironmentValues) -> String { format(environment) }

  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool {
    lhs.string(in: EnvironmentValues()) == rhs.string(in: EnvironmentValues())
  }
}
