/// Moves what was only put in, or only taken out, to where a reader would say it starts.
///
/// An edit can often stand in several places with the same effect: with the brace that ends it,
/// or with an equal one before it. The best place is where the lines at both its borders are
/// indented least, for there a declaration starts.
func slid(_ matches: [Match], _ before: [String], _ after: [String]) -> [Match] {
  forEachOneSidedBlock(matches, before, after) { matches, index, block, text, side in
    slide(&matches, at: index, block, text, side)
  }
}

/// Visits the blocks that one text lacks, each with the index of the match after it; `change` may
/// move the matches around it.
func forEachOneSidedBlock(
  _ matches: [Match], _ before: [String], _ after: [String],
  _ change: (inout [Match], Int, Range<Int>, [String], WritableKeyPath<Match, Int>) -> Void
) -> [Match] {
  var result = matches
  var index = 0
  while index <= result.count {
    let start = index == 0 ? Match(before: 0, after: 0) : result[index - 1].next
    let end = index < result.count ? result[index] : Match(before: before.count, after: after.count)
    if start.before == end.before, start.after < end.after {
      change(&result, index, start.after..<end.after, after, \.after)
    } else if start.after == end.after, start.before < end.before {
      change(&result, index, start.before..<end.before, before, \.before)
    }
    index += 1
  }
  return result
}

/// Slides `block`, the lines of `text` in front of `matches[index]` that the other text lacks.
private func slide(
  _ matches: inout [Match], at index: Int, _ block: Range<Int>, _ text: [String],
  _ side: WritableKeyPath<Match, Int>
) {
  let up = roomAbove(index, block, matches, text, side)
  let down = roomBelow(index, block, matches, text, side)
  let best = (-up...down).min {
    badness(block.shifted(by: $0), text) < badness(block.shifted(by: $1), text)
  }
  guard let best, best != 0 else { return }
  for step in 0..<abs(best) {
    // A line that the block passes is matched on the block's other side from now on.
    let passed = best < 0 ? index - 1 - step : index + step
    matches[passed][keyPath: side] += best < 0 ? block.count : -block.count
  }
}

/// How many lines up the block can move: while the line above it equals its last.
private func roomAbove(
  _ index: Int, _ block: Range<Int>, _ matches: [Match], _ text: [String],
  _ side: KeyPath<Match, Int>
) -> Int {
  var room = 0
  while index - 1 - room >= 0,
    matches[index - 1 - room][keyPath: side] == block.lowerBound - 1 - room,
    room == 0 || matches[index - 1 - room].next == matches[index - room],
    text[block.lowerBound - 1 - room] == text[block.upperBound - 1 - room]
  {
    room += 1
  }
  return room
}

/// How many lines down the block can move: while the line below it equals its first.
private func roomBelow(
  _ index: Int, _ block: Range<Int>, _ matches: [Match], _ text: [String],
  _ side: KeyPath<Match, Int>
) -> Int {
  var room = 0
  while index + room < matches.count,
    matches[index + room][keyPath: side] == block.upperBound + room,
    room == 0 || matches[index + room - 1].next == matches[index + room],
    text[block.upperBound + room] == text[block.lowerBound + room]
  {
    room += 1
  }
  return room
}

/// How bad a block reads: the indentation at its borders, then whether it starts with a blank
/// line, which belongs to what follows the block rather than to the block.
func badness(_ block: Range<Int>, _ text: [String]) -> Int {
  let startsBlank = trimmed(text[block.lowerBound]).isEmpty ? 1 : 0
  return 4 * (border(block.lowerBound, text) + border(block.upperBound, text)) + startsBlank
}

/// The indentation of the first line with text from `line` on; a closing brace counts as part of
/// what it closes, one step deeper.
private func border(_ line: Int, _ text: [String]) -> Int {
  guard let next = text[line...].first(where: { !trimmed($0).isEmpty }) else { return 0 }
  let closes = trimmed(next).first.map { "})]".contains($0) } ?? false
  return indentation(of: next) + (closes ? 1 : 0)
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range {
    (lowerBound + offset)..<(upperBound + offset)
  }
}
