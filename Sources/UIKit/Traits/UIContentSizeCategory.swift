/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that the system uses.
  public let rawValue: String

  /// Creates a category from the name that the system uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(short: String) {
    self.init(rawValue: "UICTContentSizeCategory" + short)
  }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(short: "XS")
  /// Two below the default.
  public static let small = UIContentSizeCategory(short: "S")
  /// One below the default.
  public static let medium = UIContentSizeCategory(short: "M")
  /// The default.
  public static let large = UIContentSizeCategory(short: "L")
  /// One above the default.
  public static let extraLarge = UIContentSizeCategory(short: "XL")
  /// Two above the default.
  public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
  /// The largest size that is no accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
  /// The largest size there is.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    short: "AccessibilityXXXL")

  /// Every category, from the smallest to the largest.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among the twelve, or `nil` if the category is not one of them.
  package var index: Int? { Self.ordered.firstIndex(of: self) }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether `left` is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  /// Whether `left` is larger.
  public static func > (left: Self, right: Self) -> Bool { left.rank > right.rank }
  /// Whether `left` is smaller or the same.
  public static func <= (left: Self, right: Self) -> Bool { left.rank <= right.rank }
  /// Whether `left` is larger or the same.
  public static func >= (left: Self, right: Self) -> Bool { left.rank >= right.rank }

  private var rank: Int { index ?? -1 }
}
