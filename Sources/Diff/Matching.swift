/// Finds the lines that two texts have in common.
///
/// This is patience diff: lines that occur exactly once in both texts are anchors, and the gaps
/// between the anchors are searched in the same way. A gap without anchors gets a shortest edit.
struct Matching {
  private let before: [String]
  private let after: [String]
  /// The lines without the space around them: an anchor may be indented anew.
  private let beforeKeys: [Substring]
  private let afterKeys: [Substring]

  /// The most lines that are searched for a shortest edit, whose cost grows with the square.
  private static let searchLimit = 4_000

  init(_ before: [String], _ after: [String]) {
    self.before = before
    self.after = after
    beforeKeys = before.map(trimmed)
    afterKeys = after.map(trimmed)
  }

  func matches() -> [Match] {
    matches(in: Gap(before: before.indices, after: after.indices), shifts: (0, 0))
  }

  /// - Parameter shifts: how far the lines around the gap were indented anew, above and below.
  private func matches(in gap: Gap, shifts: (above: Int, below: Int)) -> [Match] {
    guard !gap.isOneSided else { return [] }
    let anchors = self.anchors(in: gap)
    guard !anchors.isEmpty else { return matchesFromBorders(of: gap, shifts: shifts) }
    var found: [Match] = []
    var above = shifts.above
    forEachGap(between: anchors, in: gap) { gap, anchor in
      let below = anchor.map(shift) ?? shifts.below
      found += matches(in: gap, shifts: (above, below))
      if let anchor { found.append(anchor) }
      above = below
    }
    return found
  }

  /// The lines that keep to what stands above and below the gap, and what is found between them.
  private func matchesFromBorders(
    of gap: Gap, shifts: (above: Int, below: Int)
  ) -> [Match] {
    let head = zip(gap.before, gap.after).prefix { isSame($0, $1, shift: shifts.above) }
    var rest = gap
    rest.before = gap.before.dropFirst(head.count)
    rest.after = gap.after.dropFirst(head.count)
    let tail = zip(rest.before.reversed(), rest.after.reversed())
      .prefix { isSame($0, $1, shift: shifts.below) }
    rest.before = rest.before.dropLast(tail.count)
    rest.after = rest.after.dropLast(tail.count)
    let between =
      rest == gap ? shortestEdit(in: gap) : matches(in: rest, shifts: shifts)
    return head.map(Match.init) + between + tail.reversed().map(Match.init)
  }

  /// Whether two lines say the same, one indented `shift` deeper than the other: a brace that
  /// moved keeps to the lines that moved with it.
  private func isSame(_ old: Int, _ new: Int, shift: Int) -> Bool {
    beforeKeys[old] == afterKeys[new]
      && (beforeKeys[old].isEmpty || self.shift(Match(before: old, after: new)) == shift)
  }

  private func shift(_ match: Match) -> Int {
    indentation(of: after[match.after]) - indentation(of: before[match.before])
  }

  /// The lines with words that occur once on each side, as many as keep their order.
  private func anchors(in gap: Gap) -> [Match] {
    let places = uniqueLines(gap.after, afterKeys)
    let candidates = uniqueLines(gap.before, beforeKeys)
      .compactMap { key, line in places[key].map { Match(before: line, after: $0) } }
      .sorted { $0.before < $1.before }
    return longestRising(candidates)
  }

  private func uniqueLines(_ range: Range<Int>, _ keys: [Substring]) -> [Substring: Int] {
    var lines: [Substring: Int] = [:]
    var repeated: Set<Substring> = []
    for line in range where hasWord(keys[line]) {
      if lines.updateValue(line, forKey: keys[line]) != nil { repeated.insert(keys[line]) }
    }
    return lines.filter { !repeated.contains($0.key) }
  }

  private func shortestEdit(in gap: Gap) -> [Match] {
    guard gap.before.count + gap.after.count <= Self.searchLimit else { return [] }
    let edit = after[gap.after].difference(from: before[gap.before])
    let removed = Set(edit.removals.map(\.offset))
    let inserted = Set(edit.insertions.map(\.offset))
    let kept = gap.before.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    let found = gap.after.enumerated().filter { !inserted.contains($0.offset) }.map(\.element)
    return zip(kept, found).map { Match(before: $0, after: $1) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

func trimmed(_ line: String) -> Substring {
  let head = line.drop { $0.isWhitespace }
  guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return head[...last]
}

func indentation(of line: String) -> Int { line.prefix { $0.isWhitespace }.count }

/// Whether a line says something: a lone brace or a blank line does not.
func hasWord(_ line: some StringProtocol) -> Bool {
  line.contains { $0.isLetter || $0.isNumber }
}
