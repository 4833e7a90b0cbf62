import Diagnostics

/// A value of a YAML document, and where it starts.
struct YAMLNode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// - Parameter isPlain: whether it stands there without quotes.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  struct Entry: Hashable, Sendable {
    var key: String
    var keyLocation: SourceLocation
    var value: YAMLNode
  }

  var kind: Kind
  var location: SourceLocation
}

extension YAMLNode {
  /// Whether it says that there is no value: nothing at all, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = kind else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }
}
