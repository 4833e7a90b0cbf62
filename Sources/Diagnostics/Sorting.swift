extension Diagnostic: Comparable {
  /// By place; at the same place errors come first.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    guard left.location == right.location else { return left.location < right.location }
    return (left.severity.rawValue, left.code, left.message)
      < (right.severity.rawValue, right.code, right.message)
  }
}
