import Drawing

extension Outline {
  /// The outline in short straight pieces, for what changes its colour along the way.
  var finelyDivided: [(outline: Outline, middle: CGPoint)] {
    segments.flatMap { segment in
      let count = segment.divisions
      return (0..<count).map { index in
        let start = segment.point(at: Double(index) / Double(count))
        let end = segment.point(at: Double(index + 1) / Double(count))
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        return (Outline([.move(to: start), .line(to: end)]), middle)
      }
    }
  }
}

extension Outline.Segment {
  /// How many straight pieces look like the curve: one for every two points, 1 to 64.
  var divisions: Int { min(64, max(1, Int((length / 2).rounded(.up)))) }

}
