import Drawing

/// Colours at the points of a grid, which may be bent.
public struct MeshGradient: Equatable, Sendable {
  /// Where the points are.
  public enum Locations: Equatable, Sendable {
    /// By themselves.
    case points([SIMD2<Float>])
    /// With the curves that lead to their neighbours.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// Colours that may adapt to light and dark.
    case colors([Color])
    /// Colours whose components are known.
    case resolvedColors([Color.Resolved])
  }

  /// A point with the curves that lead to its neighbours.
  @frozen public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// Where the curve to the leading neighbour is drawn to.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the curve to the upper neighbour is drawn to.
    public var topControlPoint: SIMD2<Float>
    /// Where the curve to the trailing neighbour is drawn to.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the curve to the lower neighbour is drawn to.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The colours of the points, row by row.
  public var colors: Colors
  /// What lies outside the grid.
  public var background: Color
  /// Whether colours pass softly through the points.
  public var smoothsColors: Bool
  /// How the colours between two points are found.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh from points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from points and components of colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from points with curves.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a mesh from points with curves and components of colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient: GradientStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush {
    .mesh(
      ColorMesh(
        width: width, height: height, points: points, colors: resolvedColors(in: environment),
        background: background.source.rgba(in: environment), isSmooth: smoothsColors,
        isPerceptual: colorSpace == .perceptual))
  }

  private var points: [CGPoint] {
    let positions =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    return positions.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
  }

  private func resolvedColors(in environment: EnvironmentValues) -> [RGBA] {
    switch colors {
    case .colors(let colors): colors.map { $0.source.rgba(in: environment) }
    case .resolvedColors(let colors): colors.map(\.rgba)
    }
  }
}
