extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Sendable {
      /// All of it; paragraphs follow each other without a break.
      case full
      /// What stands within a line.
      case inlineOnly
      /// What stands within a line, while line breaks and spaces stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens when the text is not Markdown.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of Apple's are read, too.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens when the text is not Markdown.
    public var failurePolicy: FailurePolicy
    /// The text's language.
    public var languageCode: String?
    /// Whether the text says where in the Markdown it comes from.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }
}

extension AttributedString {
  /// Creates a text from Markdown: emphasis, code and links become attributes.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(inline: options.interpretedSyntax.joined(markdown))
  }

  /// Creates a text from Markdown with the attributes of a scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates a text from Markdown with the attributes of a scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates a text from bytes of Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates a text from a file of Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// The text as one line, unless line breaks stay: they are spaces within a paragraph, and
  /// nothing between two.
  fileprivate func joined(_ markdown: String) -> String {
    if self == .inlineOnlyPreservingWhitespace { return markdown }
    let paragraphs = markdown.split(separator: /\n[ \t]*\n\s*/)
    let lines = paragraphs.map { $0.split(separator: "\n").joined(separator: " ") }
    return lines.joined(separator: self == .full ? "" : " ")
  }
}
