import CoreGraphics
import Drawing

/// What has been painted so far: layers within layers, the innermost last.
struct PaintedSurfaces {
  private var layers: [Layer]

  init(background: RGBA) {
    layers = [Layer(opacity: 1)]
    layers[0].append(.area(Area(nil, color: background)))
  }

  /// - Parameter color: `nil` where no colour stands for several.
  mutating func add(_ outline: PlacedOutline, color: RGBA?, clips: [PlacedOutline]) {
    layers[layers.count - 1].append(.area(Area(outline, color: color, clips: clips)))
  }

  /// What is painted from now on fades as one.
  mutating func begin(opacity: Double) {
    layers.append(Layer(opacity: opacity))
  }

  mutating func end() {
    let layer = layers.removeLast()
    layers[layers.count - 1].append(.layer(layer))
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

  /// Infinite where it may be anywhere.
  var bounds: CGRect {
    if case .area(let area) = self, let outline = area.outline { return outline.bounds }
    return .infinite
  }
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
  let opacity: Double
  private var surfaces: [Surface] = []
  private var bands = Bands()

  init(opacity: Double) { self.opacity = opacity }

  mutating func append(_ surface: Surface) {
    surfaces.append(surface)
    bands.append(surface.bounds)
  }

  func color(at point: CGPoint) -> RGBA? {
    var result: RGBA? = .clear
    for index in bands.candidates(at: point) {
      switch surfaces[index] {
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
