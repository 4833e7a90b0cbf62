import Drawing

/// What stands at one side of a view, as far as distances go.
struct SpacingSide: Hashable, Sendable {
  struct Text: Hashable, Sendable {
    let metrics: TextMetrics
    let pixel: Double
  }

  private var keepsNone = false
  private var isOrdinary = false
  private var texts: [Text] = []

  /// The distance between views that ask for none: 8 points.
  static let ordinaryDistance: CGFloat = 8

  static let zero = SpacingSide(keepsNone: true)
  static let ordinary = SpacingSide(isOrdinary: true)

  init(keepsNone: Bool = false, isOrdinary: Bool = false, texts: [Text] = []) {
    self.keepsNone = keepsNone
    self.isOrdinary = isOrdinary
    self.texts = texts
  }

  mutating func formUnion(_ other: SpacingSide) {
    keepsNone = keepsNone || other.keepsNone
    isOrdinary = isOrdinary || other.isOrdinary
    texts += other.texts.filter { !texts.contains($0) }
  }

  func distance(beside next: SpacingSide) -> CGFloat {
    keepsNone || next.keepsNone ? 0 : Self.ordinaryDistance
  }

  /// Texts decide first; then those who keep no distance; then the usual distance holds.
  func distance(above next: SpacingSide) -> CGFloat {
    textDistances(above: next).max() ?? distance(beside: next)
  }

  private func textDistances(above next: SpacingSide) -> [CGFloat] {
    var distances: [CGFloat] = []
    if !texts.isEmpty { distances += next.texts.map(\.distanceToTextAbove) }
    if next.isOrdinary { distances += texts.map(\.distanceBelow) }
    if isOrdinary { distances += next.texts.map(\.distanceAbove) }
    return distances
  }
}

extension SpacingSide.Text {
  fileprivate var distanceToTextAbove: CGFloat { roundedUp(max(0, metrics.leading), to: pixel) }
  fileprivate var distanceBelow: CGFloat { reach - metrics.capHeight }
  fileprivate var distanceAbove: CGFloat { reach - metrics.ascent }

  /// From baseline to baseline where a text meets something else: a tenth more than a line.
  private var reach: CGFloat {
    metrics.lineHeight + roundedUp(metrics.lineHeight / 10, to: pixel)
  }
}
