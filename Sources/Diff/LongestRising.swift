/// The longest choice of `matches`, which are sorted by their before lines, whose after lines rise
/// too.
func longestRising(_ matches: [Match]) -> [Match] {
  // piles[n] is the match with the lowest after line that ends a rising choice of n + 1 matches.
  var piles: [Int] = []
  var previous: [Int?] = []
  for (index, match) in matches.enumerated() {
    let pile = piles.partitioningIndex { matches[$0].after >= match.after }
    previous.append(pile == 0 ? nil : piles[pile - 1])
    if pile == piles.count { piles.append(index) } else { piles[pile] = index }
  }
  var chain: [Match] = []
  var next = piles.last
  while let index = next {
    chain.append(matches[index])
    next = previous[index]
  }
  return chain.reversed()
}

extension Array {
  /// The index of the first element that belongs to the second part, in an array of two parts.
  fileprivate func partitioningIndex(_ belongsToSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
