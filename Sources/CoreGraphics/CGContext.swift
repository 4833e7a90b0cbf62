/// What one paints on.
///
/// It knows its state and its path; what is painted is not kept.
public final class CGContext: @unchecked Sendable {
  private struct State {
    var map = CGAffineTransform.identity
    var clip = CGRect.infinite
  }

  private var state = State()
  private var saved: [State] = []
  private var current = CGMutablePath()

  /// Pixels across.
  public let width: Int
  /// Pixels up and down.
  public let height: Int
  /// What the components of a pixel mean.
  public let colorSpace: CGColorSpace?
  /// How pixels between those of a picture are found.
  public var interpolationQuality = CGInterpolationQuality.default

  package init(size: CGSize) {
    (width, height) = (Int(size.width), Int(size.height))
    colorSpace = CGColorSpaceCreateDeviceRGB()
  }

  /// Creates a context of pixels.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
    colorSpace = space
  }

  /// Remembers the state.
  public func saveGState() { saved.append(state) }
  /// Goes back to the state that was remembered last.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// How points are mapped.
  public var ctm: CGAffineTransform { state.map }
  /// Makes everything larger.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }
  /// Moves everything.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.map = state.map.translatedBy(x: tx, y: ty)
  }
  /// Turns everything.
  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
  /// Maps everything.
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }

  /// Says how wide lines are.
  public func setLineWidth(_ width: CGFloat) {}
  /// Says how lines end.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Says how pieces of lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Says how far corners of lines may stick out.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Says how lines are dashed.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Says how exactly curves are drawn.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Says how opaque everything is.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Says how what is painted goes together with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Says what fills.
  public func setFillColor(_ color: CGColor) {}
  /// Says what fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Says what fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Says what colour lines have.
  public func setStrokeColor(_ color: CGColor) {}
  /// Says what colour lines have.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Says what colour lines have.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Says what the components of a filling colour mean.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Says what shadow is painted.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Says what shadow is painted.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Says whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Says whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Begins a path.
  public func beginPath() { current = CGMutablePath() }
  /// Begins a part of the path.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds straight lines.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach { current.addRect($0) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Closes the part.
  public func closePath() { current.closeSubpath() }
  /// The path.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  /// Whether the path is empty.
  public var isPathEmpty: Bool { current.isEmpty }
  /// Where the path ends.
  public var currentPointOfPath: CGPoint { current.currentPoint }
  /// The rectangle around the path.
  public var boundingBoxOfPath: CGRect { current.boundingBoxOfPath }
  /// Paints the path.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Draws the path's line.
  public func strokePath() { beginPath() }
  /// Paints only within the path from now on.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip = state.clip.intersection(current.boundingBoxOfPath)
    beginPath()
  }
  /// Paints only within a rectangle from now on.
  public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect) }
  /// Paints only where a picture is from now on.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  /// Paints everywhere again.
  public func resetClip() { state.clip = .infinite }
  /// The rectangle that is painted in.
  public var boundingBoxOfClipPath: CGRect {
    state.clip.intersection(CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws the line of a rectangle in a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Paints a picture.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Paints colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Paints colours between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// Begins what is laid over the rest as one.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  /// Ends what is laid over the rest as one.
  public func endTransparencyLayer() {}

  /// A picture of what was painted; there is none.
  public func makeImage() -> CGImage? { nil }
  /// Where the pixels lie.
  public var data: UnsafeMutableRawPointer? { nil }
  /// Paints what was put off.
  public func flush() {}
}
