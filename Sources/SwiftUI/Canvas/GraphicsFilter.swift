import Drawing

extension GraphicsContext {
  /// Something that changes all that is drawn through it.
  public struct Filter: Sendable {
    let effects: @Sendable (EnvironmentValues) -> [DisplayItem.Effect]
    var remark: String?

    private static func colors(_ matrix: SwiftUI.ColorMatrix) -> Filter {
      Filter { _ in [.colors(matrix.values)] }
    }

    private static func notDrawn(_ name: String) -> Filter {
      Filter(effects: { _ in [] }, remark: "GraphicsContext.Filter.\(name)")
    }

    /// Out of focus; `radius` says how far, in points.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter { _ in [.blur(radius: max(0, radius.orZero))] }
    }

    /// A shadow behind what is drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      var filter = Filter { environment in
        let color = color.source.rgba(in: environment)
        return [.shadow(color, radius: max(0, radius.orZero), x: x.orZero, y: y.orZero)]
      }
      if !options.isEmpty { filter.remark = "GraphicsContext.ShadowOptions" }
      return filter
    }

    /// One colour where what is drawn is opaque enough, nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { environment in
        let color = color.source.rgba(in: environment)
        var matrix = SwiftUI.ColorMatrix.multiply(RGBA(0, 0, 0, 1))
        (matrix.r5, matrix.g5) = (Float(color.red), Float(color.green))
        // So steep that only the pixels along the edge are see-through.
        (matrix.b5, matrix.a4, matrix.a5) = (Float(color.blue), 64, Float(0.5 - 64 * min))
        return [.colors(matrix.values)]
      }
    }

    /// Colours multiplied with another one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { [.colors(SwiftUI.ColorMatrix.multiply(color.source.rgba(in: $0)).values)] }
    }

    /// Components made from all components.
    public static func colorMatrix(_ matrix: SwiftUI.ColorMatrix) -> Filter { colors(matrix) }

    /// The wheel of colours turned.
    public static func hueRotation(_ angle: Angle) -> Filter { colors(.hueRotation(angle)) }

    /// Stronger or weaker colours.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// Brighter colours.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

    /// Colours that lie further apart.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

    /// Colours turned into their opposites.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colors(.invert(amount)) }

    /// Less colour.
    public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }

    /// Brightness turned into opacity.
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }

    /// Through a map of the plane; not drawn.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      notDrawn("projectionTransform")
    }

    /// Colours passed through a shader; not drawn.
    public static func colorShader(_ shader: Shader) -> Filter { notDrawn("colorShader") }

    /// Pixels taken from where a shader says; not drawn.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      notDrawn("distortionShader")
    }

    /// Pixels drawn by a shader; not drawn.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      notDrawn("layerShader")
    }
  }

  /// Draws what follows through a filter, and then through those that were added before.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    effects += filter.effects(environment)
    if let remark = filter.remark { layer.notes.insert(remark) }
  }
}
