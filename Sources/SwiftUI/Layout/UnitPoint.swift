/// A point in a rectangle whose sides have the length 1.
public struct UnitPoint: Hashable, Sendable {
  /// From 0 at the leading side to 1 at the trailing side.
  public var x: CGFloat
  /// From 0 at the top to 1 at the bottom.
  public var y: CGFloat

  /// Creates a point from its coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the point at the origin.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner of the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner of the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner of the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner of the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension UnitPoint {
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
