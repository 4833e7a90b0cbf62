// Choices beside the filters and clips themselves.

extension GraphicsContext {
  /// How filters calculate.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// By amounts of light.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How shadows are drawn.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// In front of what casts them.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without what casts them.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Where what casts them is not.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// For each thing by itself.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How blurs are drawn.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Nothing is see-through.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// With a little noise, which hides steps.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// What is cut off.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The inside instead of the outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
}
