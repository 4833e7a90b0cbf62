/// What a text says to its renderer about some of its letters.
public protocol TextAttribute {}

extension Text {
  /// Says something about the text to its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.attribute(TextAttributes(values: [value])))
  }
}

/// What is said of a text's letters; the innermost comes last.
struct TextAttributes: Equatable, @unchecked Sendable {
  // Attributes are values that nobody changes any more.
  var values: [any TextAttribute] = []

  func last<T: TextAttribute>(_ type: T.Type) -> T? {
    values.last { $0 is T } as? T
  }

  /// Only nothing is known to be the same: attributes need not be comparable.
  static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
    lhs.values.isEmpty && rhs.values.isEmpty
  }
}
