/// A layer of colours that go over into each other.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// The colours.
  open var colors: [Any]?
  /// Where they are, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first one is, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last one is, in parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Along what they go.
  open var type = CAGradientLayerType.axial
}

/// Along what colours go.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A line.
  public static let axial = Self(rawValue: "axial")
  /// The radius of a circle.
  public static let radial = Self(rawValue: "radial")
  /// The angle around a point.
  public static let conic = Self(rawValue: "conic")
}

/// A layer of text.
open class CATextLayer: CALayer, @unchecked Sendable {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor? = .white
  /// Whether lines are broken.
  open var isWrapped = false
  /// How lines are lined up.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How lines are lined up.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the language has it.
  public static let natural = Self(rawValue: "natural")
  /// To the left.
  public static let left = Self(rawValue: "left")
  /// To the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// On both sides.
  public static let justified = Self(rawValue: "justified")
}

/// A layer whose content is mapped together with those in it.
open class CATransformLayer: CALayer, @unchecked Sendable {}

/// A layer that shows another many times.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  /// How many times.
  open var instanceCount = 1
  /// How long one waits for the next, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// How one is mapped to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first.
  open var instanceColor: CGColor?
  /// How much more opaque the next one is.
  open var instanceAlphaOffset: Float = 0
}

/// A layer of many small things that fly.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  /// What flies.
  open var emitterCells: [CAEmitterCell]?
  /// How many come, as a factor.
  open var birthRate: Float = 1
  /// How long they are there, as a factor.
  open var lifetime: Float = 1
  /// Where they come from.
  open var emitterPosition = CGPoint.zero
  /// The size of what they come from.
  open var emitterSize = CGSize.zero
  /// The form of what they come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where on the form they come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they are drawn over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
}

/// The form of what small things come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
}

/// Where on a form small things come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = Self(rawValue: "points")
  /// Its outline.
  public static let outline = Self(rawValue: "outline")
  /// Its surface.
  public static let surface = Self(rawValue: "surface")
  /// Anywhere.
  public static let volume = Self(rawValue: "volume")
}

/// How small things are drawn over each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// As light.
  public static let additive = Self(rawValue: "additive")
}

/// Small things that fly.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  /// Their picture.
  open var contents: Any?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long they are there, in seconds.
  open var lifetime: Float = 0
  /// How much that varies.
  open var lifetimeRange: Float = 0
  /// How fast they are, in points a second.
  open var velocity: CGFloat = 0
  /// How much that varies.
  open var velocityRange: CGFloat = 0
  /// Where they fly, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How much that varies.
  open var emissionRange: CGFloat = 0
  /// How much faster they become to the right.
  open var xAcceleration: CGFloat = 0
  /// How much faster they become down.
  open var yAcceleration: CGFloat = 0
  /// How large they are, as a factor.
  open var scale: CGFloat = 1
  /// How much that varies.
  open var scaleRange: CGFloat = 0
  /// How fast they grow.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var spin: CGFloat = 0
  /// How much that varies.
  open var spinRange: CGFloat = 0
  /// Their colour.
  open var color: CGColor?
  /// How fast they become more opaque.
  open var alphaSpeed: Float = 0
  /// How much that varies.
  open var alphaRange: Float = 0
  /// The name.
  open var name: String?
}
