/// How a picture fits into a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At the upper edge.
  public static let top = Self(rawValue: "top")
  /// At the lower edge.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// It is stretched.
  public static let resize = Self(rawValue: "resize")
  /// All of it is seen.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// All of the layer is filled.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The form of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Quarters of a circle.
  public static let circular = Self(rawValue: "circular")
  /// Smoother than a circle.
  public static let continuous = Self(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// That of the smallest x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// That of the largest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// That of the smallest x and the largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// That of the largest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// What something that takes time is before and afterwards.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Afterwards, what it was at last.
  public static let forwards = Self(rawValue: "forwards")
  /// Before, what it is at first.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// Neither.
  public static let removed = Self(rawValue: "removed")
}

/// What takes time.
public protocol CAMediaTiming {
  /// When it begins.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time is.
  var speed: Float { get set }
  /// How far its time is moved.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back.
  var autoreverses: Bool { get set }
  /// What it is before and afterwards.
  var fillMode: CAMediaTimingFillMode { get set }
}
