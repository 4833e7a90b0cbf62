import Drawing

/// A grid of colours, drawn as small patches of one colour each.
package struct ColorMesh: Hashable, Sendable {
  var width: Int
  var height: Int
  /// Row by row, as shares of the bounds.
  var points: [CGPoint]
  var colors: [RGBA]
  var background: RGBA
  var isSmooth: Bool
  var isPerceptual: Bool

  /// Into how many patches each side of a cell is divided.
  private static let divisions = 12

  /// Whether there is a point and a colour for every place of a grid that has an area.
  private var isComplete: Bool {
    width > 1 && height > 1 && points.count >= width * height && colors.count >= width * height
  }

  func opacity(_ factor: Double) -> ColorMesh {
    var mesh = self
    mesh.colors = colors.map { $0.opacity(factor) }
    mesh.background = background.opacity(factor)
    return mesh
  }

  /// What covers the bounds: each patch laps a little over the next, to hide seams.
  func patches(over bounds: CGRect) -> [DisplayItem] {
    let ground = DisplayItem.fill(.rect(bounds), .color(background), evenOdd: false)
    guard isComplete else { return [ground] }
    let (columns, rows) = ((width - 1) * Self.divisions, (height - 1) * Self.divisions)
    return [ground]
      + (0..<rows).flatMap { row in
        (0..<columns).map { column in patch(column, row, in: bounds) }
      }
  }

  /// The colour at shares of the bounds, as if the grid was not bent.
  func color(across: Double, down: Double) -> RGBA {
    guard isComplete else { return background }
    return color(
      min(1, max(0, across)) * Double(width - 1), min(1, max(0, down)) * Double(height - 1))
  }

  private func patch(_ column: Int, _ row: Int, in bounds: CGRect) -> DisplayItem {
    let step = 1 / Double(Self.divisions)
    let (x, y) = (Double(column) * step, Double(row) * step)
    let (right, low) = (x + step * 1.1, y + step * 1.1)
    let corners = [(x, y), (right, y), (right, low), (x, low)].map { corner in
      let place = point(corner.0, corner.1)
      return CGPoint(
        x: bounds.minX + place.x * bounds.width, y: bounds.minY + place.y * bounds.height)
    }
    let lines = corners.dropFirst().map { Outline.Element.line(to: $0) }
    let outline = Outline([.move(to: corners[0])] + lines + [.close])
    return .fill(outline, .color(color(x + step / 2, y + step / 2)), evenOdd: false)
  }

  /// The point at a number of columns and rows.
  private func point(_ x: Double, _ y: Double) -> CGPoint {
    let place = place(x, y)
    let corners = corners(of: place).map { points[$0] }
    return corners[0].between(corners[1], place.across)
      .between(corners[2].between(corners[3], place.across), place.down)
  }

  private func color(_ x: Double, _ y: Double) -> RGBA {
    let place = place(x, y)
    let space: Gradient.ColorSpace = isPerceptual ? .perceptual : .device
    let across = isSmooth ? place.across.softened : place.across
    let corners = corners(of: place).map { colors[$0] }
    let upper = corners[0].mixed(with: corners[1], by: across, in: space)
    let lower = corners[2].mixed(with: corners[3], by: across, in: space)
    return upper.mixed(with: lower, by: isSmooth ? place.down.softened : place.down, in: space)
  }

  /// The number of the cell's first corner, and how far within the cell.
  private func place(_ x: Double, _ y: Double) -> (corner: Int, across: Double, down: Double) {
    let (column, row) = (min(width - 2, Int(x)), min(height - 2, Int(y)))
    return (row * width + column, x - Double(column), y - Double(row))
  }

  private func corners(of place: (corner: Int, across: Double, down: Double)) -> [Int] {
    [place.corner, place.corner + 1, place.corner + width, place.corner + width + 1]
  }
}

extension Double {
  /// The same share, without a bend at either end.
  fileprivate var softened: Double { self * self * (3 - 2 * self) }
}
