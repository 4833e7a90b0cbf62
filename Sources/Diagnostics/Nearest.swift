/// The candidate that `name` was most likely meant to be; `nil` where none is close.
///
/// Close means: at most a third of the letters differ, so that a slip is found and a wholly
/// different name is not offered. Whoever asks for many names among the same candidates keeps
/// `KnownNames` instead.
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
  Neighbours(candidates).nearest(to: name)
}

/// Names in an order that brings those together that are nearly the same.
///
/// However many there are, only so many are compared with a name that there is none of: all of
/// them where they are few, else those that start or end as it does.
struct Neighbours: Sendable {
  private struct Word {
    var name: String
    var letters: [Unicode.Scalar]

    init(_ name: String) {
      self.name = name
      letters = Array(name.lowercased().unicodeScalars)
    }
  }

  /// By their letters, where there are too many to look at each.
  private var words: [Word]
  /// The places in `words`, by their letters from the end.
  private var byEnding: [Int] = []

  /// - Complexity: names that are longer than any slip could be seen in are left out.
  init(_ names: some Sequence<String>) {
    words = names.lazy.filter(Self.isShort).map(Word.init)
    guard words.count > Self.fewWords else { return }
    words.sort { left, right in
      left.letters == right.letters
        ? left.name < right.name : left.letters.lexicographicallyPrecedes(right.letters)
    }
    byEnding = words.indices.sorted { left, right in
      words[left].letters.reversed().lexicographicallyPrecedes(words[right].letters.reversed())
    }
  }

  func nearest(to name: String) -> String? {
    guard Self.isShort(name) else { return nil }
    let wanted = Word(name)
    let ranked = candidates(for: wanted).compactMap { candidate -> (Int, String)? in
      let length = max(wanted.letters.count, candidate.letters.count)
      let limit = min(max(1, length / 3), length - 1, Self.mostSlips)
      return editDistance(wanted.letters, candidate.letters, atMost: limit).map {
        ($0, candidate.name)
      }
    }
    return ranked.min { $0 < $1 }?.1
  }

  private func candidates(for wanted: Word) -> [Word] {
    guard words.count > Self.fewWords else { return words }
    let start = words.firstPlace { !$0.letters.lexicographicallyPrecedes(wanted.letters) }
    let ending = byEnding.firstPlace { place in
      !words[place].letters.reversed().lexicographicallyPrecedes(wanted.letters.reversed())
    }
    return words[around(start)] + byEnding[around(ending)].map { words[$0] }
  }

  private func around(_ place: Int) -> Range<Int> {
    max(0, place - Self.fewWords / 4)..<min(words.count, place + Self.fewWords / 4)
  }

  private static let fewWords = 100
  private static let mostSlips = 6
  private static func isShort(_ name: String) -> Bool { name.utf8.count <= 200 }
}

extension RandomAccessCollection where Index == Int {
  /// The first place from which on `belongs` holds, where what it holds for comes last.
  fileprivate func firstPlace(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// How many letters must be inserted, removed, replaced or swapped with their neighbour.
///
/// - Returns: `nil` where it is more than `limit`.
package func editDistance(
  _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int
) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [Int](repeating: limit + 1, count: right.count + 1)
    current[0] = row + 1
    // Whatever lies further from the diagonal costs more than the limit.
    for column in max(0, row - limit)..<max(0, min(right.count, row + limit + 1)) {
      var cost = min(last[column + 1] + 1, current[column] + 1)
      cost = min(cost, last[column] + (left[row] == right[column] ? 0 : 1))
      let isSwap =
        row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
      current[column + 1] = isSwap ? min(cost, beforeLast[column - 1] + 1) : cost
    }
    // A swap reaches over a row.
    if current.allSatisfy({ $0 > limit }), last.allSatisfy({ $0 >= limit }) { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
