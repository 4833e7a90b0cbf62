/// The matches without those that only cut a rewritten passage into pieces: lone braces and blank
/// lines with replaced lines above and below.
func withoutIslands(_ matches: [Match], _ before: [String], _ after: [String]) -> [Match] {
  var kept: [Match] = []
  var rest = runs(of: matches)[...]
  var end = Match(before: 0, after: 0)
  while let run = rest.popFirst() {
    let next = rest.first?.first ?? Match(before: before.count, after: after.count)
    guard let first = run.first, let last = run.last else { continue }
    let gapAbove = Gap(before: end.before..<first.before, after: end.after..<first.after)
    let gapBelow = Gap(
      before: (last.before + 1)..<next.before, after: (last.after + 1)..<next.after)
    let isIsland =
      replaces(gapAbove) && replaces(gapBelow)
      && run.allSatisfy { !hasWord(before[$0.before]) }
    if isIsland { continue }
    kept += run
    end = Match(before: last.before + 1, after: last.after + 1)
  }
  return kept
}

private func replaces(_ gap: Gap) -> Bool { !gap.before.isEmpty && !gap.after.isEmpty }
