/// A shape that is a rectangle with round corners, which others inside can follow.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
  /// How round all four corners are.
  typealias Corners = RoundedRectangularShapeCorners

  /// How round the corners are at a size; `nil` for a size means any.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// How round the corners of a rectangular shape are.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The upper corner of the leading side.
  public var topLeading: Edge.Corner.Style
  /// The upper corner of the trailing side.
  public var topTrailing: Edge.Corner.Style
  /// The lower corner of the leading side.
  public var bottomLeading: Edge.Corner.Style
  /// The lower corner of the trailing side.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners.
  public init(
    topLeading: Edge.Corner.Style = .concentric, topTrailing: Edge.Corner.Style = .concentric,
    bottomLeading: Edge.Corner.Style = .concentric,
    bottomTrailing: Edge.Corner.Style = .concentric
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates four corners that are alike.
  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Corners with a radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

  /// Corners around the centres of the container's.
  public static var concentric: Self { Self(all: .concentric) }

  /// Corners around the centres of the container's, but with a radius at least.
  public static func concentric(minimum: Edge.Corner.Style) -> Self {
    Self(all: .concentric(minimum: minimum))
  }

  /// How round a corner is.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }

  /// The radii where no container is known.
  var radii: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius, bottomLeading: bottomLeading.radius,
      bottomTrailing: bottomTrailing.radius, topTrailing: topTrailing.radius)
  }

  /// Whether a corner depends on the container.
  var isConcentric: Bool { Edge.Corner.allCases.contains { self[$0].isConcentric } }
}

extension RoundedRectangularShapeCorners: Animatable {
  /// What changes of four corners.
  public struct AnimatableData: VectorArithmetic, Sendable {
    fileprivate var radii: [CGFloat]

    /// No radii.
    public static let zero = AnimatableData(radii: [0, 0, 0, 0])

    /// The sums of all radii.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(radii: zip(lhs.radii, rhs.radii).map { $0 + $1 })
    }

    /// The differences of all radii.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(radii: zip(lhs.radii, rhs.radii).map { $0 - $1 })
    }

    /// Multiplies all radii.
    public mutating func scale(by rhs: Double) { radii = radii.map { $0 * CGFloat(rhs) } }

    /// The sum of the squares of all radii.
    public var magnitudeSquared: Double { radii.reduce(0) { $0 + Double($1 * $1) } }
  }

  /// All four radii.
  public var animatableData: AnimatableData {
    get { AnimatableData(radii: Edge.Corner.allCases.map { self[$0].radius }) }
    set {
      for (corner, radius) in zip(Edge.Corner.allCases, newValue.radii) {
        self[corner].radius = radius
      }
    }
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Corners that are not round.
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// The corners' radius, where it is the same in both directions.
  public func corners(in size: CGSize?) -> Corners? {
    cornerSize.width == cornerSize.height ? .fixed(cornerSize.width) : nil
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The corners' radii.
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Half of the shorter side.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Half of the shorter side.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension RectangleCornerRadii {
  /// The radius of a corner.
  public subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}
