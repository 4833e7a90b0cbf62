/// A rectangle whose corners can follow those of the container around it.
///
/// Without a container, corners that follow one have their smallest radius.
@frozen public struct ConcentricRectangle: Shape {
  var corners: RoundedRectangularShapeCorners
  /// Sets of corners that are as round as the roundest of them.
  var uniform: [Edge.Corner.Set]

  init(_ corners: RoundedRectangularShapeCorners, uniform: [Edge.Corner.Set] = []) {
    self.corners = corners
    self.uniform = uniform
  }

  /// Creates a rectangle whose corners all follow the container's.
  public init() {
    self.init(.concentric)
  }

  /// Creates a rectangle whose corners are made alike; if they are to be uniform, as the roundest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), uniform: isUniform ? [.all] : [])
  }

  /// The rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: radii)
  }

  private var radii: RectangleCornerRadii {
    var radii = corners.radii
    for set in uniform {
      let members = Edge.Corner.allCases.filter { set.contains($0) }
      let largest = members.map { radii[$0] }.max() ?? 0
      for corner in members { radii[corner] = largest }
    }
    return radii
  }

  /// What changes of the corners.
  public struct AnimatableData: VectorArithmetic, Sendable {
    var corners: RoundedRectangularShapeCorners.AnimatableData

    /// No radii.
    public static let zero = AnimatableData(corners: .zero)

    /// The sums of all radii.
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(corners: lhs.corners + rhs.corners)
    }

    /// The differences of all radii.
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(corners: lhs.corners - rhs.corners)
    }

    /// Multiplies all radii.
    public mutating func scale(by rhs: Double) { corners.scale(by: rhs) }

    /// The sum of the squares of all radii.
    public var magnitudeSquared: Double { corners.magnitudeSquared }
  }

  /// The corners' radii.
  public var animatableData: AnimatableData {
    get { AnimatableData(corners: corners.animatableData) }
    set { corners.animatableData = newValue.corners }
  }
}
