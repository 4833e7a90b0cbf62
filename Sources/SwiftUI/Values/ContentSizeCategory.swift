import UIKit

/// How large the user wants text to be, by the names that were used before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case extraLarge
  /// Two above the default.
  case extraExtraLarge
  /// The largest size that is no accessibility size.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size there is.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Creates the size that UIKit calls `uiSizeCategory`; `nil` if that says nothing.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = uiSizeCategory.index else { return nil }
    self = Self.allCases[index]
  }

  /// Whether `lhs` is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
  /// Whether `lhs` is smaller or the same.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.index <= rhs.index }
  /// Whether `lhs` is larger.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.index > rhs.index }
  /// Whether `lhs` is larger or the same.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.index >= rhs.index }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension UIContentSizeCategory {
  /// Creates UIKit's name of a size.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self.init(sizeCategory.map { DynamicTypeSize($0) })
  }
}
