import CoreGraphics
import Drawing

/// What has been painted so far: layers within layers, the innermost last.
struct PaintedSurfaces {
  private var layers: [Layer]

  init(background: RGBA) {
    layers = [Layer(surfaces: [.area(Area(nil, color: background))], opacity: 1)]
  }

  /// - Parameter color: `nil` where no colour stands for several.
  mutating func add(_ outline: PlacedOutline, color: RGBA?, clips: [PlacedOutline]) {
    layers[layers.count - 1].surfaces.append(.area(Area(outline, color: color, clips: clips)))
  }

  /// What is painted from now on fades as one.
  mutating func begin(opacity: Double) {
    layers.append(Layer(surfaces: [], opacity: opacity))
  }

  mutating func end() {
    let layer = layers.removeLast()
    layers[layers.count - 1].surfaces.append(.layer(layer))
  }

  /// What can be seen at a place if something were painted on top; `nil` where that is not known.
  func color(at point: CGPoint, under top: RGBA = .clear) -> RGBA? {
    var front = top
    for layer in layers.reversed() {
      guard let own = layer.color(at: point) else { return nil }
      front = front.over(own).opacity(layer.opacity)
    }
    return front
  }
}

private indirect enum Surface {
  case area(Area)
  case layer(Layer)
}

private struct Area {
  /// `nil` where it is everywhere.
  var outline: PlacedOutline?
  var color: RGBA?
  var clips: [PlacedOutline]

  init(_ outline: PlacedOutline?, color: RGBA?, clips: [PlacedOutline] = []) {
    self.outline = outline
    self.color = color
    self.clips = clips
  }

  func covers(_ point: CGPoint) -> Bool {
    outline?.contains(point) ?? true && clips.allSatisfy { $0.contains(point) }
  }
}

private struct Layer {
  var surfaces: [Surface]
  var opacity: Double

  func color(at point: CGPoint) -> RGBA? {
    var result: RGBA? = .clear
    for surface in surfaces {
      switch surface {
      case .area(let area) where area.covers(point):
        result = area.color.flatMap { color in
          color.alpha >= 1 ? color : result.map { color.over($0) }
        }
      case .area: break
      case .layer(let layer):
        let color = layer.color(at: point)?.opacity(layer.opacity)
        result = color.flatMap { color in result.map { color.over($0) } }
      }
    }
    return result
  }
}

/// An outline, moved to its place on the canvas only when somebody asks for a point.
struct PlacedOutline {
  let outline: Outline
  let evenOdd: Bool
  /// On the canvas.
  let bounds: CGRect
  private let inverse: CGAffineTransform
  private let ownBounds: CGRect

  init(_ outline: Outline, evenOdd: Bool, _ transform: CGAffineTransform) {
    self.outline = outline
    self.evenOdd = evenOdd
    inverse = transform.inverted()
    ownBounds = outline.bounds
    bounds = ownBounds.boundingBox(after: transform)
  }

  func contains(_ point: CGPoint) -> Bool {
    let point = point.applying(inverse)
    return ownBounds.insetBy(dx: -1, dy: -1).contains(point)
      && outline.contains(point, evenOdd: evenOdd)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed one.
  func boundingBox(after transform: CGAffineTransform) -> CGRect {
    Outline.rect(self).transformed(by: transform).bounds
  }

  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
