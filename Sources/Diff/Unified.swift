/// The rows for a view with one column: of each passage that changed, what is gone comes first,
/// then what is new.
package func unified(_ rows: [Row]) -> [Row] {
  var result: [Row] = []
  var removed: [Row] = []
  var added: [Row] = []
  for row in rows {
    if row.isContext {
      result += removed + added + [row]
      removed = []
      added = []
      continue
    }
    if let before = row.before { removed.append(Row(.removed, before: before)) }
    if let after = row.after { added.append(Row(.added, after: after)) }
  }
  return result + removed + added
}
