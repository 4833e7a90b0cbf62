/// A view that shows text.
public struct Text: Equatable, Sendable {
  var source: TextSource
  var changes: [TextChange] = []

  init(_ source: TextSource) {
    self.source = source
  }

  /// Creates a text that is shown as it is.
  public init(verbatim content: String) {
    source = .verbatim(content)
  }

  /// Creates a text from a string, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    source = .verbatim(String(content))
  }

  /// Creates a text from a key, which is looked up in no table here and shown itself.
  ///
  /// Emphasis, code and links in the key are read as Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    source = .localized(key)
  }

  /// Creates a text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    source = .attributed(attributedContent)
  }

  /// Creates a text of an image, in line with other text.
  public init(_ image: Image) {
    source = .image(image)
  }

  /// Creates a text of what a format makes of a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    source = .formatted(FormattedValue { format.locale($0.locale).format(input) })
  }

  /// Creates a text of what a formatter makes of an object.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    source = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Creates a text of what a formatter makes of a value.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    source = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Joins two texts, each of which keeps its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(.joined([lhs, rhs]))
  }

  func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}

extension Text {
  /// Capitals or small letters.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// A line under text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of; drawn as a whole line.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// A whole line.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    private let pattern: Pattern
    private let color: Color?

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single whole line.
    public static let single = LineStyle()
  }
}
