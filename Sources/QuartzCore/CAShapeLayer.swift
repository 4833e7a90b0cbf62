/// A layer of an outline.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  /// The outline.
  open var path: CGPath?
  /// What it is filled with.
  open var fillColor: CGColor? = .black
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of its line.
  open var strokeColor: CGColor?
  /// Where its line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where its line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// How wide its line is, in points.
  open var lineWidth: CGFloat = 1
  /// How far corners of its line may stick out.
  open var miterLimit: CGFloat = 10
  /// How its line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How pieces of its line meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where its dashes begin, in points.
  open var lineDashPhase: CGFloat = 0
  /// How long dashes and gaps are, in points.
  open var lineDashPattern: [NSNumber]?
}

/// What counts as the inside of an outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it goes around more often one way than the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What a ray leaves across an odd number of lines.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At its end.
  public static let butt = Self(rawValue: "butt")
  /// With half a circle.
  public static let round = Self(rawValue: "round")
  /// With half a square.
  public static let square = Self(rawValue: "square")
}

/// How pieces of a line meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With a sharp corner.
  public static let miter = Self(rawValue: "miter")
  /// With a round corner.
  public static let round = Self(rawValue: "round")
  /// With a cut corner.
  public static let bevel = Self(rawValue: "bevel")
}
