import Drawing

extension Color {
  /// A colour's components in given surroundings.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The amount of red light, from 0 to 1.
    public var linearRed: Float
    /// The amount of green light, from 0 to 1.
    public var linearGreen: Float
    /// The amount of blue light, from 0 to 1.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a colour from components between 0 and 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.init(colorSpace.rgba(Double(red), Double(green), Double(blue), Double(opacity)))
    }

    init(_ color: RGBA) {
      linearRed = Float(linear(color.red))
      linearGreen = Float(linear(color.green))
      linearBlue = Float(linear(color.blue))
      opacity = Float(color.alpha)
    }

    var rgba: RGBA {
      RGBA(Double(red), Double(green), Double(blue), Double(opacity))
    }

    /// Red as a component of sRGB, from 0 to 1.
    public var red: Float {
      get { Float(encoded(Double(linearRed))) }
      set { linearRed = Float(linear(Double(newValue))) }
    }

    /// Green as a component of sRGB, from 0 to 1.
    public var green: Float {
      get { Float(encoded(Double(linearGreen))) }
      set { linearGreen = Float(linear(Double(newValue))) }
    }

    /// Blue as a component of sRGB, from 0 to 1.
    public var blue: Float {
      get { Float(encoded(Double(linearBlue))) }
      set { linearBlue = Float(linear(Double(newValue))) }
    }

    /// The components as Core Graphics' colour.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where it is translucent.
    public var description: String { rgba.hexadecimal }
  }

  /// The components that the colour has in the given surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(source.rgba(in: environment))
  }
}

extension RGBA {
  /// `#RRGGBB`, or `#RRGGBBAA` where it is translucent.
  var hexadecimal: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let value = Int((min(1, max(0, part)) * 255).rounded())
      text += (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
  }
}

extension Color.Resolved: Animatable {
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
