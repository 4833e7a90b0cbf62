import Drawing

extension Brush {
  /// Fills an outline; gradients are laid over `bounds`.
  package func fill(_ outline: Outline, evenOdd: Bool = false, bounds: CGRect) -> [DisplayItem] {
    if let paint = paint(over: bounds) { return [.fill(outline, paint, evenOdd: evenOdd)] }
    if case .shadowed(let base, let shadow) = self {
      return shadow.applied(to: base.fill(outline, evenOdd: evenOdd, bounds: bounds))
    }
    if case .anchored(let base, let rect) = self {
      return base.fill(outline, evenOdd: evenOdd, bounds: rect)
    }
    if case .blended(let base, let blend) = self {
      let items = base.fill(outline, evenOdd: evenOdd, bounds: bounds)
      return [.group(DisplayItem.Group(items, blend: blend))]
    }
    let clip = DisplayItem.Clip(outline, evenOdd: evenOdd)
    return [.group(DisplayItem.Group(pieces(over: bounds), clip: clip))]
  }

  /// Draws a line along an outline; gradients are laid over `bounds`.
  package func stroke(_ outline: Outline, _ stroke: Stroke, bounds: CGRect) -> [DisplayItem] {
    if let paint = paint(over: bounds) { return [.stroke(outline, paint, stroke)] }
    if case .shadowed(let base, let shadow) = self {
      return shadow.applied(to: base.stroke(outline, stroke, bounds: bounds))
    }
    if case .anchored(let base, let rect) = self {
      return base.stroke(outline, stroke, bounds: rect)
    }
    if case .blended(let base, let blend) = self {
      return [.group(DisplayItem.Group(base.stroke(outline, stroke, bounds: bounds), blend: blend))]
    }
    return outline.finelyDivided.map { piece in
      .stroke(piece.outline, .color(color(at: piece.middle, in: bounds)), stroke)
    }
  }

  /// The brush as a paint that the display list knows; `nil` if there is none.
  private func paint(over bounds: CGRect) -> Paint? {
    switch self {
    case .color(let color): .color(color)
    case .linear(let stops, let start, let end):
      .linearGradient(stops, from: start.point(in: bounds), to: end.point(in: bounds))
    case .radial(let stops, let center, let start, let end):
      .radialGradient(
        stops, center: center.point(in: bounds), startRadius: start, endRadius: end)
    case .elliptical, .angular, .shadowed, .mesh, .blended, .anchored: nil
    }
  }

  /// What covers the bounds where no single paint does.
  private func pieces(over bounds: CGRect) -> [DisplayItem] {
    switch self {
    case .elliptical(let stops, let center, let start, let end):
      [ellipse(stops, center, start, end, bounds)]
    case .angular(_, let center, _, _): wedges(around: center.point(in: bounds), bounds)
    case .mesh(let mesh): mesh.patches(over: bounds)
    default: []
    }
  }

  /// A circle of radius 1, stretched to the bounds.
  private func ellipse(
    _ stops: [Paint.Stop], _ center: UnitPoint, _ start: Double, _ end: Double, _ bounds: CGRect
  ) -> DisplayItem {
    let map = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
      .scaledBy(x: max(bounds.width, 1e-6), y: max(bounds.height, 1e-6))
    let paint = Paint.radialGradient(
      stops, center: CGPoint(x: center.x, y: center.y), startRadius: start, endRadius: end)
    let square = Outline.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    return .group(DisplayItem.Group([.fill(square, paint, evenOdd: false)], transform: map))
  }

  /// Triangles of two degrees around a point; each laps a little over the next, to hide seams.
  private func wedges(around center: CGPoint, _ bounds: CGRect) -> [DisplayItem] {
    let reach = 2 * (bounds.width + bounds.height)
    func edge(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
    }
    let step = 2 * Double.pi / 180
    return (0..<180).map { index in
      let angle = Double(index) * step
      let wedge = Outline([
        .move(to: center), .line(to: edge(angle)), .line(to: edge(angle + step * 1.2)), .close,
      ])
      return .fill(wedge, .color(turnColor(at: angle + step / 2)), evenOdd: false)
    }
  }
}

extension Brush {
  /// The colour at a point, for brushes that are drawn in pieces.
  private func color(at point: CGPoint, in bounds: CGRect) -> RGBA {
    switch self {
    case .angular(_, let center, _, _):
      let middle = center.point(in: bounds)
      return turnColor(at: atan2(point.y - middle.y, point.x - middle.x))
    case .elliptical(let stops, let center, let start, let end):
      let x = (point.x - bounds.minX) / max(bounds.width, 1e-6) - center.x
      let y = (point.y - bounds.minY) / max(bounds.height, 1e-6) - center.y
      let distance = (x * x + y * y).squareRoot()
      return stops.color(at: end > start ? (distance - start) / (end - start) : 0)
    case .mesh(let mesh):
      return mesh.color(
        across: (point.x - bounds.minX) / max(bounds.width, 1e-6),
        down: (point.y - bounds.minY) / max(bounds.height, 1e-6))
    default: return color
    }
  }

  /// The colour in a direction; before the start and after the end, the nearer end's.
  private func turnColor(at angle: Double) -> RGBA {
    guard case .angular(let stops, _, let start, let end) = self else { return color }
    let sweep = end - start
    guard sweep != 0 else { return stops.first?.color ?? .clear }
    let turn = 2 * Double.pi
    let offset = (angle - start).truncatingRemainder(dividingBy: turn)
    let positive = sweep > 0 ? (offset < 0 ? offset + turn : offset) : offset
    let fraction = positive / sweep
    // Beyond the end, the second half of the rest belongs to the start again.
    guard fraction > 1, abs(sweep) < turn else { return stops.color(at: fraction) }
    let rest = (turn - abs(sweep)) / abs(sweep)
    return stops.color(at: fraction - 1 > rest / 2 ? 0 : 1)
  }
}

extension [Paint.Stop] {
  /// The colour at a place from 0 to 1.
  func color(at location: Double) -> RGBA {
    guard let after = firstIndex(where: { $0.location >= location }) else {
      return last?.color ?? .clear
    }
    guard after > 0 else { return self[0].color }
    let (low, high) = (self[after - 1], self[after])
    let span = high.location - low.location
    return low.color.mixed(
      with: high.color, by: span > 0 ? (location - low.location) / span : 1, in: .device)
  }
}
