import Drawing

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How the line turns.
  public var lineJoin: CGLineJoin
  /// How many times as long as the line is wide a sharp corner may become.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; empty for a whole line.
  public var dash: [CGFloat]
  /// Where in the pattern of dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.lineWidth *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }

  /// The style as the display list knows it.
  package var stroke: Stroke {
    let cap: Stroke.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Stroke.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Stroke(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { $0 },
      dashPhase: dashPhase)
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule says what lies inside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The curve of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners that begin softly, as those of iOS devices do.
  case continuous
}
