import Drawing
import UIKit

/// How large the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case xLarge
  /// Two above the default.
  case xxLarge
  /// The largest size that is no accessibility size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size there is.
  case accessibility5

  /// Whether this is one of the five sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the size that UIKit calls `uiSizeCategory`; `nil` if that says nothing.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = uiSizeCategory.index else { return nil }
    self = Self.allCases[index]
  }

  /// The place among the twelve, from 0.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension DynamicTypeSize {
  /// The size by its older name.
  var category: ContentSizeCategory { ContentSizeCategory.allCases[index] }

  /// Creates the size that has an older name.
  init(_ category: ContentSizeCategory) {
    self = Self.allCases[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
  }
}

extension UIContentSizeCategory {
  /// Creates UIKit's name of a size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self.ordered[$0.index] } ?? .unspecified
  }
}
