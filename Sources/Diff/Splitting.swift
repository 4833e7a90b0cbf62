/// Splits what was only put in, or only taken out, where that tells two changes apart.
///
/// The last lines of a function and the function after it can go in one block that ends with the
/// wrong one of two equal braces. With the other brace kept, each change has a block of its own.
func split(_ matches: [Match], _ before: [String], _ after: [String]) -> [Match] {
  forEachOneSidedBlock(matches, before, after) { matches, index, block, text, side in
    guard index < matches.count, block.upperBound + 1 < text.count else { return }
    let kept = text[block.upperBound]
    let current = badness(block, text)
    let candidates = block.dropFirst().filter { text[$0] == kept }
    let best = candidates.map { (place: $0, badness: badness(block, splitAt: $0, text)) }
      .min { $0.badness < $1.badness }
    if let best, best.badness < current { matches[index][keyPath: side] = best.place }
  }
}

/// How bad the two blocks read, on average, that are left when the line at `place` is kept instead
/// of the one below the block.
private func badness(_ block: Range<Int>, splitAt place: Int, _ text: [String]) -> Int {
  let above = block.lowerBound..<place
  let below = (place + 1)..<(block.upperBound + 1)
  return (badness(above, text) + badness(below, text)) / 2
}
