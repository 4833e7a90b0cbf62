extension Text {
  /// Creates a text from a resource; here, its default, in which Markdown is read.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    source = .localized(LocalizedStringKey(resource))
  }
}

extension LocalizedStringKey {
  /// Keeps values apart from the text between them, which alone is Markdown.
  init(_ resource: LocalizedStringResource) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for part in resource.defaultValue.parts {
      if case .literal(let text) = part {
        interpolation.appendLiteral(text)
      } else {
        interpolation.appendInterpolation(Text(part))
      }
    }
    self.init(stringInterpolation: interpolation)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds another text that is looked up by itself.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}

extension Text {
  fileprivate init(_ part: String.LocalizationValue.Part) {
    source = .formatted(FormattedValue { part.string(in: $0.locale) })
  }
}
