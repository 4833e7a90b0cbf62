import Drawing

extension Color {
  /// A colour's components in given surroundings, and how far beyond white they go.
  @frozen public struct ResolvedHDR: Hashable, Sendable, Codable {
    /// The amount of red light.
    public var linearRed: Float
    /// The amount of green light.
    public var linearGreen: Float
    /// The amount of blue light.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float
    /// How many times as bright as white the colour may be; `nil` leaves it open.
    public var headroom: Float?

    /// Creates a colour from one without headroom.
    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      (linearRed, linearGreen) = (color.linearRed, color.linearGreen)
      (linearBlue, opacity) = (color.linearBlue, color.opacity)
      self.headroom = headroom
    }

    /// Red as a component of sRGB.
    public var red: Float {
      get { Float(encoded(Double(linearRed))) }
      set { linearRed = Float(linear(Double(newValue))) }
    }

    /// Green as a component of sRGB.
    public var green: Float {
      get { Float(encoded(Double(linearGreen))) }
      set { linearGreen = Float(linear(Double(newValue))) }
    }

    /// Blue as a component of sRGB.
    public var blue: Float {
      get { Float(encoded(Double(linearBlue))) }
      set { linearBlue = Float(linear(Double(newValue))) }
    }

    var rgba: RGBA {
      RGBA(
        min(1, Double(red)), min(1, Double(green)), min(1, Double(blue)), Double(opacity))
    }
  }

  /// Creates a colour from components that were resolved before; a drawing ends at white.
  public init(_ resolved: ResolvedHDR) {
    self.init(.fixed(resolved.rgba))
  }

  /// The components that the colour has in the given surroundings.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }

  /// The same colour, which may be so many times as bright as white; a drawing ends at white.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// The same colour, twice as bright for each stop.
  public func exposureAdjust(_ stops: Double) -> Color {
    Color(.exposure(source, stops))
  }
}

extension Color.ResolvedHDR: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` where it is translucent, with the headroom if there is one.
  public var description: String {
    rgba.hexadecimal + (headroom.map { " (headroom \($0))" } ?? "")
  }
}

extension Color.ResolvedHDR: Animatable {
  /// The amounts of light and the opacity.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      (linearRed, linearGreen) = (newValue.first, newValue.second.first)
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension Color.ResolvedHDR: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush { .color(rgba) }
}

extension RGBA {
  /// Twice as much light for each stop, up to white.
  func exposed(_ stops: Double) -> RGBA {
    func component(_ value: Double) -> Double { min(1, encoded(linear(value) * exp2(stops))) }
    return RGBA(component(red), component(green), component(blue), alpha)
  }
}
