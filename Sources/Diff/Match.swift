/// A line of the before text that stands for a line of the after text.
struct Match: Hashable {
  var before: Int
  var after: Int

  /// The lines that follow.
  var next: Match { Match(before: before + 1, after: after + 1) }
}

/// A stretch of each text.
struct Gap: Hashable {
  var before: Range<Int>
  var after: Range<Int>

  /// Whether one of the texts has no line here.
  var isOneSided: Bool { before.isEmpty || after.isEmpty }
}

/// Visits the stretches of `whole` that `matches` leave over, in order: each with the match that
/// ends it, and the last one with none.
func forEachGap(between matches: [Match], in whole: Gap, _ body: (Gap, Match?) -> Void) {
  var next = Match(before: whole.before.lowerBound, after: whole.after.lowerBound)
  for match in matches {
    body(Gap(before: next.before..<match.before, after: next.after..<match.after), match)
    next = match.next
  }
  body(
    Gap(before: next.before..<whole.before.upperBound, after: next.after..<whole.after.upperBound),
    nil)
}

/// The matches in stretches that no gap interrupts.
func runs(of matches: [Match]) -> [[Match]] {
  var runs: [[Match]] = []
  for match in matches {
    if let last = runs.last?.last, last.next == match {
      runs[runs.count - 1].append(match)
    } else {
      runs.append([match])
    }
  }
  return runs
}
