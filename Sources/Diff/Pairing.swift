/// The rows of a gap: lines that replace each other share a row, the others have rows of their own.
func paired(_ gap: Gap, _ before: [String], _ after: [String]) -> [Row] {
  var rows: [Row] = []
  let pairs = similarLines(gap, before, after)
  var next = Match(before: gap.before.lowerBound, after: gap.after.lowerBound)
  for pair in pairs + [Match(before: gap.before.upperBound, after: gap.after.upperBound)] {
    rows += (next.before..<pair.before).map {
      Row(.removed, before: Row.Side(line: $0, text: before[$0]))
    }
    rows += (next.after..<pair.after).map {
      Row(.added, after: Row.Side(line: $0, text: after[$0]))
    }
    if pair.before < gap.before.upperBound, pair.after < gap.after.upperBound {
      rows.append(replacement(pair, before, after))
    }
    next = pair.next
  }
  return rows
}

private func replacement(_ pair: Match, _ before: [String], _ after: [String]) -> Row {
  let old = before[pair.before]
  let new = after[pair.after]
  let marks = old == new ? ([], []) : marks(old, new)
  let isSame = trimmed(old) == trimmed(new)
  return Row(
    isSame ? (old == new ? .unchanged : .reindented) : .changed,
    before: Row.Side(line: pair.before, text: old, marks: isSame ? [] : marks.0),
    after: Row.Side(line: pair.after, text: new, marks: isSame ? [] : marks.1))
}

/// The most pairs of lines that are compared; a longer passage was written anew.
private let mostComparisons = 40_000

/// The pairs of lines that have the most words in common, in the order of both texts.
private func similarLines(_ gap: Gap, _ before: [String], _ after: [String]) -> [Match] {
  let height = gap.before.count
  let width = gap.after.count
  guard height > 0, width > 0, height * width <= mostComparisons else { return [] }
  let old = gap.before.map { tokens(of: before[$0]).filter { !$0.isSpace } }
  let new = gap.after.map { tokens(of: after[$0]).filter { !$0.isSpace } }
  // best[i][j] is the most that lines from i and j on can have in common.
  var best = Array(repeating: Array(repeating: 0.0, count: width + 1), count: height + 1)
  var gains = best
  for row in (0..<height).reversed() {
    for column in (0..<width).reversed() {
      let similarity = similarity(old[row], new[column])
      gains[row][column] = similarity
      best[row][column] = max(
        best[row + 1][column], best[row][column + 1],
        best[row + 1][column + 1] + gains[row][column])
    }
  }
  return path(through: best, gains).map {
    Match(before: gap.before.lowerBound + $0.before, after: gap.after.lowerBound + $0.after)
  }
}

/// The pairs that add up to `best[0][0]`.
private func path(through best: [[Double]], _ gains: [[Double]]) -> [Match] {
  var pairs: [Match] = []
  var at = Match(before: 0, after: 0)
  while at.before < best.count - 1, at.after < best[0].count - 1 {
    let gain = gains[at.before][at.after]
    if gain > 0, best[at.before][at.after] == best[at.before + 1][at.after + 1] + gain {
      pairs.append(at)
      at = Match(before: at.before + 1, after: at.after + 1)
    } else if best[at.before][at.after] == best[at.before + 1][at.after] {
      at.before += 1
    } else {
      at.after += 1
    }
  }
  return pairs
}
