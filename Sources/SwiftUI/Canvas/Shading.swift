import Drawing

extension GraphicsContext {
  /// What is filled or drawn with.
  public struct Shading: Sendable {
    /// The brush, and the rectangle that it is laid over, from the bounds of what is drawn.
    let brush: @Sendable (EnvironmentValues, CGRect) -> (Brush, CGRect)
    let remark: String?
    var isForeground = false

    init(
      remark: String? = nil,
      _ brush: @escaping @Sendable (EnvironmentValues, CGRect) -> (Brush, CGRect)
    ) {
      self.brush = brush
      self.remark = remark
    }

    /// What was drawn before; not drawn.
    public static var backdrop: Shading {
      Shading(remark: "GraphicsContext.Shading.backdrop") { _, bounds in (.color(.clear), bounds) }
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading {
      var shading = Shading { ($0.foregroundBrush(), $1) }
      shading.isForeground = true
      return shading
    }

    /// Several in one; the first is used.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A colour from components between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, laid over the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(remark: AnyShapeStyle(style).remark) { (style.resolvedBrush(in: $0), $1) }
    }

    /// A call of a Metal function; not drawn.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      .style(shader)
    }

    /// A mesh of colours, laid over the bounds of what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }
  }

  /// What gradients do beyond their ends.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// They start again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// They run back and forth.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Their colours are mixed by amounts of light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

    fileprivate var remark: String? { isEmpty ? nil : "GraphicsContext.GradientOptions" }
  }
}

extension GraphicsContext.Shading {
  /// Colours along a line between two points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    Self(remark: options.remark) { environment, _ in
      let stops = gradient.resolvedStops(in: environment)
      return (.linear(stops, from: UnitPoint(startPoint), to: UnitPoint(endPoint)), .unit)
    }
  }

  /// Colours in circles around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    Self(remark: options.remark) { environment, _ in
      let brush = Brush.radial(
        gradient.resolvedStops(in: environment), center: UnitPoint(center),
        startRadius: startRadius, endRadius: endRadius)
      return (brush, .unit)
    }
  }

  /// Colours around a point, by angles.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    Self(remark: options.remark) { environment, bounds in
      let place = UnitPoint(
        x: (center.x - bounds.minX) / max(bounds.width, 1e-6),
        y: (center.y - bounds.minY) / max(bounds.height, 1e-6))
      let brush = Brush.angular(
        gradient.resolvedStops(in: environment), center: place, start: angle.radians,
        end: angle.radians + 2 * .pi)
      return (brush, bounds)
    }
  }
}

extension UnitPoint {
  /// A point of the canvas: the same numbers in a rectangle whose sides have the length 1.
  fileprivate init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// A shading where views expect a style.
struct ShadingStyle: PrimitiveShapeStyle {
  let shading: GraphicsContext.Shading

  func brush(in environment: EnvironmentValues) -> Brush {
    shading.brush(environment, CGRect(x: 0, y: 0, width: 1, height: 1)).0
  }
}
