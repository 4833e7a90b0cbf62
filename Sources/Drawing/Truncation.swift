/// Shortens a line that is too long, with an ellipsis where something is left out.
struct Truncation {
  let mode: ParagraphStyle.Truncation
  /// The ellipsis in the face of a run.
  let ellipsis: (_ run: Int) -> Cluster

  /// The part of a line that fits into a width, with its ellipsis.
  func line(of clusters: ArraySlice<Cluster>, width: Double) -> [Cluster] {
    let clusters = clusters.trimmed.filter { $0.lineBreak != .newline }
    let mark = ellipsis(clusters.last?.run ?? 0)
    let room = width - mark.advance + LineBreaker.tolerance
    switch mode {
    case .tail: return Array(clusters.prefix(fitting: room).trimmed) + [mark]
    case .head: return [ellipsis(clusters.first?.run ?? 0)] + clusters.suffix(fitting: room)
    case .middle:
      let head = clusters.prefix(fitting: room / 2)
      let tail = clusters[head.endIndex...].suffix(fitting: room - head.width)
      return head + [mark] + tail
    }
  }
}

extension RandomAccessCollection<Cluster> where Index == Int {
  /// As many clusters from the beginning as a width has room for.
  fileprivate func prefix(fitting width: Double) -> SubSequence {
    var (used, end) = (0.0, startIndex)
    while end < endIndex, used + self[end].advance <= width {
      used += self[end].advance
      end += 1
    }
    return self[..<end]
  }

  /// As many clusters from the end as a width has room for.
  fileprivate func suffix(fitting width: Double) -> SubSequence {
    var (used, start) = (0.0, endIndex)
    while start > startIndex, used + self[start - 1].advance <= width {
      used += self[start - 1].advance
      start -= 1
    }
    return self[start...]
  }
}
