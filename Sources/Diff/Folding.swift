/// A stretch of a diff that is shown, or that is not worth showing.
package enum Section: Hashable, Sendable {
  case shown([Row])
  /// Unchanged rows, far from any change.
  case folded([Row])
}

/// Folds what is unchanged, but for the `context` rows next to a change.
///
/// - Parameter minimum: the fewest rows that are worth folding.
package func folded(_ rows: [Row], context: Int = 3, minimum: Int = 4) -> [Section] {
  var sections: [Section] = []
  var shown: [Row] = []
  var rest = rows[...]
  while !rest.isEmpty {
    let changed = rest.prefix { !$0.isContext }
    shown += changed
    rest = rest[changed.endIndex...]
    let unchanged = rest.prefix(while: \.isContext)
    rest = rest[unchanged.endIndex...]
    let head = shown.isEmpty ? 0 : min(context, unchanged.count)
    let tail = rest.isEmpty ? 0 : min(context, unchanged.count - head)
    guard unchanged.count - head - tail >= minimum else {
      shown += unchanged
      continue
    }
    shown += unchanged.prefix(head)
    if !shown.isEmpty { sections.append(.shown(shown)) }
    sections.append(.folded(Array(unchanged.dropFirst(head).dropLast(tail))))
    shown = Array(unchanged.suffix(tail))
  }
  return shown.isEmpty ? sections : sections + [.shown(shown)]
}
