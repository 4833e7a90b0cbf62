/// What Markdown says of a stretch of text within a line.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a description from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis: `*text*`.
  public static let emphasized = Self(rawValue: 1)
  /// Strong emphasis: `**text**`.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Code.
  public static let code = Self(rawValue: 4)
  /// Text that is crossed out: `~~text~~`.
  public static let strikethrough = Self(rawValue: 32)
  /// The end of a line that goes on.
  public static let softBreak = Self(rawValue: 64)
  /// The end of a line.
  public static let lineBreak = Self(rawValue: 128)
  /// HTML in a line.
  public static let inlineHTML = Self(rawValue: 256)
  /// HTML between paragraphs.
  public static let blockHTML = Self(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// What Markdown says of a stretch of text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// What the attribute holds.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name.
    public static let name = "NSInlinePresentationIntent"
  }

  /// What Markdown says of a stretch of text.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("only the path to the attribute is of use")
  }
}

extension AttributedString {
  /// Creates a text from Markdown within a line.
  package init(inline markdown: String) {
    self.init()
    for span in InlineMarkdown.spans(of: markdown) {
      append(AttributedString(span.text, attributes: span.style.attributes))
    }
  }
}

extension InlineMarkdown.Style {
  fileprivate var attributes: AttributeContainer {
    var container = AttributeContainer()
    if !intent.isEmpty { container.inlinePresentationIntent = intent }
    container.link = link
    return container
  }

  private var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isItalic { intent.insert(.emphasized) }
    if isBold { intent.insert(.stronglyEmphasized) }
    if isCode { intent.insert(.code) }
    if isStruck { intent.insert(.strikethrough) }
    return intent
  }
}

extension InlineMarkdown.Style {
  /// The style that a text's attributes stand for.
  package init(_ intent: InlinePresentationIntent?, link: URL?) {
    self.init(isCode: intent?.contains(.code) ?? false, link: link)
    isItalic = intent?.contains(.emphasized) ?? false
    isBold = intent?.contains(.stronglyEmphasized) ?? false
    isStruck = intent?.contains(.strikethrough) ?? false
  }
}
