/// Writes lists, as in "bread, butter, and jam".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale = .current
  /// Writes the members; `nil` takes their descriptions.
  open var itemFormatter: Formatter?

  /// Writes texts in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Writes any values.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Writes an array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
