extension Outline {
  /// The part between two fractions of the whole length.
  package func trimmed(from start: Double, to end: Double) -> Outline {
    let segments = segments
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    guard total > 0, low < high else { return Outline() }
    if low <= 0, high >= total { return self }
    var (result, position) = (Outline(), 0.0)
    for (segment, length) in zip(segments, lengths) {
      defer { position += length }
      guard length > 0, position < high, position + length > low else { continue }
      let piece = segment.between(
        segment.time(at: low - position), segment.time(at: high - position))
      result.append(piece, continuing: !segment.beginsPart && position > low)
    }
    return result
  }

  private mutating func append(_ piece: Segment, continuing: Bool) {
    if !continuing || elements.isEmpty { elements.append(.move(to: piece.start)) }
    elements.append(
      piece.isStraight
        ? .line(to: piece.end)
        : .curve(to: piece.end, control1: piece.control1, control2: piece.control2))
  }
}

extension Outline.Segment {
  private static let chords = 32

  private func chord(_ index: Int, of count: Int) -> Double {
    let start = point(at: Double(index) / Double(count))
    let end = point(at: Double(index + 1) / Double(count))
    return hypot(end.x - start.x, end.y - start.y)
  }

  /// In points, measured along chords.
  package var length: Double {
    let count = isStraight ? 1 : Self.chords
    return (0..<count).reduce(0) { $0 + chord($1, of: count) }
  }

  /// The time, from 0 to 1, at which the curve has a length.
  func time(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    let count = isStraight ? 1 : Self.chords
    var rest = length
    for index in 0..<count {
      let step = chord(index, of: count)
      if rest <= step { return (Double(index) + (step > 0 ? rest / step : 0)) / Double(count) }
      rest -= step
    }
    return 1
  }

  /// The part between two times, by de Casteljau's construction.
  func between(_ start: Double, _ end: Double) -> Outline.Segment {
    let head = before(end)
    return end > 0 ? head.after(start / end) : head
  }

  private func before(_ time: Double) -> Outline.Segment {
    guard time < 1 else { return self }
    let (a, b, c) = firstLevel(time)
    let (d, e) = (a.between(b, time), b.between(c, time))
    var part = self
    (part.control1, part.control2, part.end) = (a, d, d.between(e, time))
    return part
  }

  private func after(_ time: Double) -> Outline.Segment {
    guard time > 0 else { return self }
    let (a, b, c) = firstLevel(time)
    let (d, e) = (a.between(b, time), b.between(c, time))
    var part = self
    (part.start, part.control1, part.control2) = (d.between(e, time), e, c)
    return part
  }

  private func firstLevel(_ time: Double) -> (CGPoint, CGPoint, CGPoint) {
    (
      start.between(control1, time), control1.between(control2, time),
      control2.between(end, time)
    )
  }
}
