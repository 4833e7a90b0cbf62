/// The rows that lead from one text to another, each text given as its lines.
///
/// Lines that occur once in both texts hold the diff together, shortest edits fill the gaps,
/// and what was put in or taken out starts where a reader would say it starts. Lines that replace
/// each other stand in one row, with the changed words marked.
package func diff(_ before: [String], _ after: [String]) -> [Row] {
  var matches = Matching(before, after).matches()
  matches = withoutIslands(matches, before, after)
  matches = split(slid(matches, before, after), before, after)
  var rows: [Row] = []
  forEachGap(between: matches, in: Gap(before: before.indices, after: after.indices)) {
    gap, match in
    rows += paired(gap, before, after)
    if let match { rows.append(unchanged(match, before, after)) }
  }
  return rows
}

private func unchanged(_ match: Match, _ before: [String], _ after: [String]) -> Row {
  Row(
    before[match.before] == after[match.after] ? .unchanged : .reindented,
    before: Row.Side(line: match.before, text: before[match.before]),
    after: Row.Side(line: match.after, text: after[match.after]))
}
