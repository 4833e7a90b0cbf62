extension Edge.Corner {
  /// How round a corner is: by a radius, or so that it follows the corner of a container.
  public struct Style: Hashable, Sendable {
    var isConcentric: Bool
    /// The radius in points; of a concentric corner, the smallest.
    var radius: CGFloat

    /// With a radius in points.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(isConcentric: false, radius: radius)
    }

    /// Around the centre of the container's corner.
    public static var concentric: Style { Style(isConcentric: true, radius: 0) }

    /// Around the centre of the container's corner, but with a radius at least.
    public static func concentric(minimum: Style) -> Style {
      Style(isConcentric: true, radius: minimum.radius)
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) {
    self = .fixed(CGFloat(value))
  }

  /// A radius in points.
  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }
}

extension Edge.Corner.Style: Animatable {
  /// What changes of a corner.
  public struct AnimatableData: VectorArithmetic, Sendable {
    var radius: CGFloat

    /// No radius.
    public static let zero = AnimatableData(radius: 0)

    /// The sum of both radii.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(radius: lhs.radius + rhs.radius)
    }

    /// The difference of both radii.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(radius: lhs.radius - rhs.radius)
    }

    /// Multiplies the radius.
    public mutating func scale(by rhs: Double) { radius *= CGFloat(rhs) }

    /// The square of the radius.
    public var magnitudeSquared: Double { Double(radius * radius) }
  }

  /// The radius.
  public var animatableData: AnimatableData {
    get { AnimatableData(radius: radius) }
    set { radius = newValue.radius }
  }
}
