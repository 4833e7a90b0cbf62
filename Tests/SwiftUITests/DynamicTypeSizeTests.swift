import Testing
import UIKit

@testable import SwiftUI

@Suite struct DynamicTypeSizeTests {
  @Test func oldAndNewNamesMeanTheSameSize() {
    #expect(ContentSizeCategory.accessibilityExtraLarge.dynamicTypeSize == .accessibility3)
    #expect(ContentSizeCategory(DynamicTypeSize.large) == .large)
    #expect(DynamicTypeSize(UIContentSizeCategory.extraExtraExtraLarge) == .xxxLarge)
  }

  @Test func fiveSizesAreForAccessibility() {
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
  }

  @Test func anUnspecifiedCategoryIsNoSize() {
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(UIContentSizeCategory(ContentSizeCategory?.none) == .unspecified)
  }
}
