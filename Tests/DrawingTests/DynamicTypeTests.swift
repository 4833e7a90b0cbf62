import Drawing
import Testing

struct DynamicTypeTests {
  // Body at each size category, as measured on devices.
  @Test func bodyGrowsWithTheCategory() {
    let sizes = DynamicTypeTable.Category.allCases.map { DynamicTypeTable.entry(.body, $0).size }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  // The distance between two texts of a stack by default, to the pixel above.
  @Test(arguments: [
    (DynamicTypeTable.Style.largeTitle, 0.667), (.title, 0.667), (.title2, 2), (.title3, 1.333),
    (.headline, 2), (.body, 2), (.callout, 2), (.subheadline, 2.333), (.footnote, 2.667),
    (.caption, 2), (.caption2, 0),
  ])
  func gapsBetweenTextsFollowTheStyle(_ style: DynamicTypeTable.Style, _ expected: Double) {
    let gap = roundedUp(DynamicTypeTable.entry(style).gap, to: 1.0 / 3)
    #expect(abs(gap - expected) < 0.001)
  }

  @Test func boldIsWhatTheStyleCallsBold() {
    #expect(DynamicTypeTable.entry(.title).boldWeight == .bold)
    #expect(DynamicTypeTable.entry(.body).boldWeight == .semibold)
    #expect(DynamicTypeTable.entry(.headline).weight == .semibold)
  }

  // A length scales by the leading of its style: body from 22 to 48 points.
  @Test func lengthsScaleWithTheLeading() {
    #expect(DynamicTypeTable.scale(11, .body, .accessibility3) == 24)
    #expect(DynamicTypeTable.scale(11, .body, .large) == 11)
  }
}
