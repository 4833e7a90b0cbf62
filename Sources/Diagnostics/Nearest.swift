/// The candidate that `name` was most likely meant to be; `nil` where none is close.
///
/// Close means: at most a third of the letters differ, so that a slip is found and a wholly
/// different name is not offered.
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  let ranked = candidates.map { candidate in
    (distance: editDistance(wanted, Array(candidate.lowercased())), candidate: candidate)
  }
  guard let best = ranked.min(by: { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) })
  else { return nil }
  let length = max(wanted.count, best.candidate.count)
  return best.distance <= max(1, length / 3) && best.distance < length ? best.candidate : nil
}

/// How many letters must be inserted, removed, replaced or swapped with their neighbour.
package func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(last[column + 1] + 1, current[column] + 1)
      cost = min(cost, last[column] + (letter == other ? 0 : 1))
      let isSwap =
        row > 0 && column > 0 && letter == right[column - 1] && left[row - 1] == other
      current.append(isSwap ? min(cost, beforeLast[column - 1] + 1) : cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
