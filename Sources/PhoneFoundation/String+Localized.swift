extension String {
  /// What can be asked of a text that is looked up.
  public struct LocalizationOptions: Sendable {
    /// What stands for values that are not there.
    public var replacements: [any CVarArg & Sendable]?

    /// Asks for nothing.
    public init() {}
  }

  /// Creates the text that stands for a key; here, the key with its values.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.string(in: locale)
  }

  /// Creates the text that stands for a key; here, the default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.string(in: locale)
  }

  /// Creates the text that stands for a key; here, the key with its values.
  public init(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.string(in: locale)
  }

  /// Creates the text that a resource stands for.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: resource.locale)
  }

  /// Creates the text that a resource stands for.
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self.init(localized: resource)
  }
}

extension AttributedString {
  /// What can be asked of a text with attributes that is looked up.
  public struct LocalizationOptions: Sendable {
    /// Asks for nothing.
    public init() {}
  }

  /// Creates the text that stands for a key; Markdown in it becomes attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = .init(),
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(inline: keyAndValue.string(in: locale ?? .current))
  }

  /// Creates the text that stands for a key; Markdown in it becomes attributes.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: LocalizationOptions = .init(), table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(inline: defaultValue.string(in: locale ?? .current))
  }

  /// Creates the text that a resource stands for; Markdown in it becomes attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(inline: String(localized: resource))
  }

  /// Creates the text that a resource stands for; Markdown in it becomes attributes.
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self.init(localized: resource)
  }
}
