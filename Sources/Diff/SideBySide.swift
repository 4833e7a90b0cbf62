/// The rows for a view with two columns: lines that are gone stand beside lines that are new even
/// where none replaces the other, so that neither column has needless gaps.
package func sideBySide(_ rows: [Row]) -> [Row] {
  var result: [Row] = []
  var removed: [Row] = []
  var added: [Row] = []
  for row in rows {
    switch row.kind {
    case .removed: removed.append(row)
    case .added: added.append(row)
    case .unchanged, .reindented, .changed:
      result += besides(removed, added) + [row]
      removed = []
      added = []
    }
  }
  return result + besides(removed, added)
}

private func besides(_ removed: [Row], _ added: [Row]) -> [Row] {
  let both = zip(removed, added).map { Row(.changed, before: $0.before, after: $1.after) }
  return both + removed.dropFirst(both.count) + added.dropFirst(both.count)
}
