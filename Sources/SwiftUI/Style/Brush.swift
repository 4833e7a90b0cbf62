import Drawing

/// What a style draws with: colours are known, the bounds that it is laid over are not yet.
package indirect enum Brush: Hashable, Sendable {
  case color(RGBA)
  case linear([Paint.Stop], from: UnitPoint, to: UnitPoint)
  case radial([Paint.Stop], center: UnitPoint, startRadius: Double, endRadius: Double)
  case elliptical([Paint.Stop], center: UnitPoint, start: Double, end: Double)
  /// Angles in radians, clockwise from the trailing side.
  case angular([Paint.Stop], center: UnitPoint, start: Double, end: Double)
  case shadowed(Brush, ResolvedShadow)
  case mesh(ColorMesh)
  case blended(Brush, DisplayItem.Blend)
  /// Laid over a rectangle of the canvas, whatever is drawn.
  case anchored(Brush, CGRect)

  /// The same with its opacity multiplied.
  package func opacity(_ factor: Double) -> Brush {
    func faded(_ stops: [Paint.Stop]) -> [Paint.Stop] {
      stops.map { Paint.Stop($0.color.opacity(factor), at: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linear(let stops, let start, let end): .linear(faded(stops), from: start, to: end)
    case .radial(let stops, let center, let start, let end):
      .radial(faded(stops), center: center, startRadius: start, endRadius: end)
    case .elliptical(let stops, let center, let start, let end):
      .elliptical(faded(stops), center: center, start: start, end: end)
    case .angular(let stops, let center, let start, let end):
      .angular(faded(stops), center: center, start: start, end: end)
    case .shadowed(let base, let shadow): .shadowed(base.opacity(factor), shadow)
    case .mesh(let mesh): .mesh(mesh.opacity(factor))
    case .blended(let base, let blend): .blended(base.opacity(factor), blend)
    case .anchored(let base, let rect): .anchored(base.opacity(factor), rect)
    }
  }

  /// One colour to stand for all, where only one can be used, as for text.
  package var color: RGBA {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      stops.first?.color ?? .clear
    case .shadowed(let base, _), .blended(let base, _), .anchored(let base, _): base.color
    case .mesh(let mesh): mesh.colors.first ?? mesh.background
    }
  }

  /// Whether the brush can be used for text as it is.
  package var isPlain: Bool {
    if case .color = self { return true }
    return false
  }
}
