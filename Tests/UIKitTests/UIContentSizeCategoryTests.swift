import Testing
import UIKit

@Suite struct UIContentSizeCategoryTests {
  @Test func accessibilitySizesAreTheLargestFive() {
    let sizes = UIContentSizeCategory.ordered
    #expect(sizes.count == 12)
    #expect(sizes.filter(\.isAccessibilityCategory) == Array(sizes.suffix(5)))
  }

  @Test func sizesAreOrdered() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
  }

  @Test func namesAreThoseOfTheSystem() {
    #expect(
      UIContentSizeCategory.accessibilityExtraLarge.rawValue
        == "UICTContentSizeCategoryAccessibilityXL")
  }
}
