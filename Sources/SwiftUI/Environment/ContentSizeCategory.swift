/// How large the user wants text to be: the older names of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest size without the accessibility sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory {
  /// Whether the left category is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.position < rhs.position
  }

  /// Whether the left category is not larger.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.position <= rhs.position
  }

  /// Whether the left category is larger.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.position > rhs.position
  }

  /// Whether the left category is not smaller.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.position >= rhs.position
  }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

// The two enumerations have the same twelve sizes in the same order.
extension ContentSizeCategory {
  init(_ size: DynamicTypeSize) {
    let position = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[position]
  }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[position]
  }
}

extension EnvironmentValues {
  /// How large the user wants text to be.
  ///
  /// The same value as `dynamicTypeSize`, under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
