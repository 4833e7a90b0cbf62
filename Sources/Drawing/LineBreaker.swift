/// Breaks clusters into lines.
enum LineBreaker {
  /// Each line as a range of clusters; newlines and hanging spaces belong to the line they end.
  static func lines(of clusters: [Cluster], width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < clusters.count {
      let end = lineEnd(clusters, from: start, width: width)
      lines.append(start..<end)
      start = end
    }
    let endsOpen = clusters.last.map { $0.lineBreak == .newline } ?? true
    return endsOpen ? lines + [start..<start] : lines
  }

  private static func lineEnd(_ clusters: [Cluster], from start: Int, width: Double) -> Int {
    var (used, chance) = (0.0, start)
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if cluster.lineBreak == .newline { return index + 1 }
      used += cluster.advance
      if cluster.lineBreak != .space, used > width + tolerance {
        return chance > start ? chance : max(index, start + 1)
      }
      if cluster.lineBreak != .none { chance = index + 1 }
    }
    return clusters.count
  }

  /// Points by which a line may be too long: sums of widths carry rounding errors.
  static let tolerance = 0.01
}

extension RandomAccessCollection<Cluster> {
  var width: Double { reduce(0) { $0 + $1.advance } }

  /// Without the spaces and the newline at the end.
  var trimmed: SubSequence {
    var end = endIndex
    while end > startIndex {
      let last = self[index(before: end)].lineBreak
      guard last == .space || last == .newline else { break }
      end = index(before: end)
    }
    return self[..<end]
  }
}
