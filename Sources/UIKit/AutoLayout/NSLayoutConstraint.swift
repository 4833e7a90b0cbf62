/// What must hold between the frames of two views.
@MainActor open class NSLayoutConstraint: NSObject {
  /// How two values are related.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are the same.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// A value of a frame.
  public enum Attribute: Int, Sendable {
    /// None.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// Where one begins to read.
    case leading
    /// Where one stops reading.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, across.
    case centerX
    /// The middle, up and down.
    case centerY
    /// The last line of text.
    case lastBaseline
    /// The first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The upper margin.
    case topMargin
    /// The lower margin.
    case bottomMargin
    /// The margin where one begins to read.
    case leadingMargin
    /// The margin where one stops reading.
    case trailingMargin
    /// The middle between the margins, across.
    case centerXWithinMargins
    /// The middle between the margins, up and down.
    case centerYWithinMargins
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// What a picture in letters is read with.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges are lined up.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are lined up.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges are lined up.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges are lined up.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are lined up.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are lined up.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles are lined up, across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles are lined up, up and down.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// As one reads.
    public static let directionLeadingToTrailing: FormatOptions = []
  }

  /// What the first value belongs to.
  open private(set) weak var firstItem: AnyObject?
  /// The first value.
  public let firstAttribute: Attribute
  /// How they are related.
  public let relation: Relation
  /// What the second value belongs to.
  open private(set) weak var secondItem: AnyObject?
  /// The second value.
  public let secondAttribute: Attribute
  /// What the second value is multiplied with.
  public let multiplier: CGFloat
  /// What is added then.
  open var constant: CGFloat
  /// How much it counts.
  open var priority = UILayoutPriority.required
  /// Whether it counts.
  open var isActive = false
  /// What it is called when something is wrong.
  open var identifier: String?
  /// Whether it is left away with other views that are.
  open var shouldBeArchived = false

  /// Creates a constraint between two values.
  public init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Lets constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = true }
  }

  /// Lets constraints not count any more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.isActive = false }
  }

  /// Constraints from a picture in letters; none are read.
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

/// How much a constraint counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, at most 1000.
  public let rawValue: Float
  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// Much.
  public static let defaultHigh = UILayoutPriority(750)
  /// Little.
  public static let defaultLow = UILayoutPriority(250)
  /// As much as the size of a window that the user drags.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// As much as the size of a window.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Less than a window that the user drags.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Hardly.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that counts a little more.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// A priority that counts a little less.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
