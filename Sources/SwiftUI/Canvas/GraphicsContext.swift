import Drawing

/// What drawing commands are given to.
///
/// A copy draws to the same place and has a state of its own.
public struct GraphicsContext: @unchecked Sendable {
  /// How opaque what follows is, from 0 to 1.
  public var opacity: Double = 1
  /// How what follows mixes with what was drawn before.
  public var blendMode: BlendMode = .normal
  /// From the coordinates of what follows to the canvas.
  public var transform: CGAffineTransform = .identity
  /// The surroundings of the view that is drawn.
  public let environment: EnvironmentValues

  var layer: GraphicsLayer
  var clips: [GraphicsClip] = []
  /// The first is applied last.
  var effects: [DisplayItem.Effect] = []
  let size: CGSize
  let symbols: GraphicsSymbols

  init(
    _ layer: GraphicsLayer, _ environment: EnvironmentValues, size: CGSize,
    symbols: GraphicsSymbols = [:]
  ) {
    self.layer = layer
    self.environment = environment
    self.size = size
    self.symbols = symbols
  }

  /// Makes what follows larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what follows.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Puts a map before that of what follows.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

typealias GraphicsSymbols = [AnyHashable: GraphicsContext.ResolvedSymbol]

/// What contexts draw to.
final class GraphicsLayer {
  var items: [DisplayItem] = []
  /// What was asked for and is not drawn.
  var notes: Set<String> = []
}

/// What cuts off a part of what follows, in the coordinates of the canvas.
enum GraphicsClip {
  case outline(DisplayItem.Clip)
  case mask([DisplayItem])

  func applied(to items: [DisplayItem]) -> [DisplayItem] {
    switch self {
    case .outline(let clip): [.group(DisplayItem.Group(items, clip: clip))]
    case .mask(let mask): [.group(DisplayItem.Group(items, mask: mask))]
    }
  }
}

extension GraphicsContext {
  /// Draws items as the state says.
  func emit(_ items: [DisplayItem], through transform: CGAffineTransform) {
    guard !items.isEmpty, opacity > 0 else { return }
    var items = items
    if transform != .identity || opacity < 1 || !effects.isEmpty || blendMode.blend != nil {
      let group = DisplayItem.Group(
        items, transform: transform, opacity: min(1, opacity), effects: effects.reversed(),
        blend: clips.isEmpty ? blendMode.blend : nil)
      items = [.group(group)]
    }
    for clip in clips.reversed() { items = clip.applied(to: items) }
    if !clips.isEmpty, let blend = blendMode.blend {
      items = [.group(DisplayItem.Group(items, blend: blend))]
    }
    if let remark = blendMode.remark { layer.notes.insert(remark) }
    layer.items += items
  }
}
