/// The parts of a line that its replacement lacks, and the other way round, in UTF-8 bytes.
///
/// Indentation is never marked: a reader sees it anyway.
/// Neither has marks when too little is left unmarked to be of help.
func marks(_ before: String, _ after: String) -> ([Range<Int>], [Range<Int>]) {
  let old = withoutIndentation(tokens(of: before))
  let new = withoutIndentation(tokens(of: after))
  var common = commonTokens(old, new)
  removeSpecks(&common, old, new)
  guard common.contains(where: { old[$0.before].isWord }) else { return ([], []) }
  return (
    unmatched(old, Set(common.map(\.before))), unmatched(new, Set(common.map(\.after)))
  )
}

private func withoutIndentation(_ tokens: [LineToken]) -> [LineToken] {
  tokens.first?.isSpace == true ? Array(tokens.dropFirst()) : tokens
}

/// How much of two lines must agree for one to pass as the other's replacement.
private let leastSimilarity = 0.5
/// The same for lines that start with the same word: `.font(.system(size: 16))`, `.font(.callout)`.
private let leastSimilarityFromStart = 0.25

/// How much two lines have in common.
///
/// It is 1 for lines that say the same, 0 for lines of which none can pass as the other's
/// replacement. Words count by their length, other marks little.
func similarity(_ old: [LineToken], _ new: [LineToken]) -> Double {
  let common = commonTokens(old, new)
  let words = common.filter { old[$0.before].isWord }
  guard let first = words.first else { return 0 }
  let startsSame = first == firstWords(old, new)
  // One word in common is chance, unless both lines start with it.
  guard startsSame || words.count > 1 else { return 0 }
  let total = (old + new).reduce(0) { $0 + weight($1) }
  let similarity = 2 * common.reduce(0) { $0 + weight(old[$1.before]) } / total
  return similarity < (startsSame ? leastSimilarityFromStart : leastSimilarity) ? 0 : similarity
}

private func firstWords(_ old: [LineToken], _ new: [LineToken]) -> Match? {
  guard let before = old.firstIndex(where: \.isWord), let after = new.firstIndex(where: \.isWord)
  else { return nil }
  return Match(before: before, after: after)
}

private func weight(_ token: LineToken) -> Double {
  token.isWord ? Double(token.text.count) : token.isSpace ? 0 : 0.25
}

private func commonTokens(_ old: [LineToken], _ new: [LineToken]) -> [Match] {
  let edit = new.difference(from: old)
  var isCommonOld = Array(repeating: true, count: old.count)
  var isCommonNew = Array(repeating: true, count: new.count)
  for change in edit {
    switch change {
    case .remove(let offset, _, _): isCommonOld[offset] = false
    case .insert(let offset, _, _): isCommonNew[offset] = false
    }
  }
  return zip(old.indices.filter { isCommonOld[$0] }, new.indices.filter { isCommonNew[$0] })
    .map { Match(before: $0, after: $1) }
}

/// Drops spaces and marks between two changes: `foo.bar` → `baz.qux` is one change, not two.
private func removeSpecks(_ common: inout [Match], _ old: [LineToken], _ new: [LineToken]) {
  common = runs(of: common).filter { run in
    guard run.count <= 2, let first = run.first, let last = run.last else { return true }
    let isAtBorder =
      first.before == 0 || first.after == 0 || last.next.before == old.count
      || last.next.after == new.count
    return isAtBorder || run.contains { old[$0.before].isWord }
  }.flatMap { $0 }
}

/// The stretches of tokens that are not in `matched`, neighbours joined.
private func unmatched(_ tokens: [LineToken], _ matched: Set<Int>) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  for (index, token) in tokens.enumerated() where !matched.contains(index) {
    if let last = ranges.last, last.upperBound == token.range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<token.range.upperBound
    } else {
      ranges.append(token.range)
    }
  }
  return ranges
}
