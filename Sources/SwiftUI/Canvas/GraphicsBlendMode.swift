import Drawing

extension GraphicsContext {
  /// How colours mix with those that were drawn before.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode from its number.
    @inlinable public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// They cover what is there.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Both are multiplied: never brighter.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// The opposites of both are multiplied: never darker.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplied where it is dark, screened where it is bright.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker of both.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The brighter of both.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// What is there is brightened to reflect the colours.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// What is there is darkened to reflect the colours.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// As under a diffuse light.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// As under a harsh light.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// How far both lie apart.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// How far both lie apart, with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The hue of what is drawn, the rest of what is there.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of what is drawn, the rest of what is there.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// Hue and saturation of what is drawn, the rest of what is there.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The brightness of what is drawn, the rest of what is there.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Both vanish.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// What is there vanishes.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Only where something is.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// Only where nothing is, which is all that stays.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// Only where something is, and that stays.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Only where nothing is, and what is there stays.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// What is there stays only where something is drawn.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// What is there stays only where nothing is drawn.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// What is there stays only where something is drawn, which lies behind.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Only one of both.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// The sum of both, darkened.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// The sum of both.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }
}

extension GraphicsContext.BlendMode {
  // In the order of the numbers, which are those of Core Graphics.
  private static let known: [DisplayItem.Blend?] = [
    nil, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  /// What the drawing knows of the mode; `nil` where it covers or is not known.
  var blend: DisplayItem.Blend? {
    if self == .plusLighter { return .plusLighter }
    return Self.known.indices.contains(Int(rawValue)) ? Self.known[Int(rawValue)] : nil
  }

  /// What is to be said where the mode is not drawn.
  var remark: String? {
    blend == nil && self != .normal ? "GraphicsContext.BlendMode(rawValue: \(rawValue))" : nil
  }
}
