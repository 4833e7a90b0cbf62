import Testing
import UIKit

@Suite struct UIFontTests {
  @Test func stylesGrowWithTheTextSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 40)
  }

  @Test func metricsGrowByTheLeading() {
    // The leading of body grows from 22 to 48.
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(UIFontMetrics.default.scaledValue(for: 11, compatibleWith: large) == 24)
    let font = UIFont.systemFont(ofSize: 22, weight: .bold)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: large)
    #expect(scaled == UIFont.systemFont(ofSize: 48, weight: .bold))
  }

  @Test func linesAreAsHighAsTheFontSays() {
    let font = UIFont.systemFont(ofSize: 2048)
    #expect(font.lineHeight == 2444)
    #expect(font.ascender == 1950 && font.descender == -494)
  }
}
