/// Apple's table of Dynamic Type: what each text style is at each size category.
///
/// Sizes, leadings and weights are those of the Human Interface Guidelines, "Typography", iOS.
package enum DynamicTypeTable {
  package static func entry(_ style: Style, _ category: Category = .large) -> Entry {
    let (size, leading) = rows[style]?[category.rawValue] ?? (17, 22)
    return Entry(
      size: size, leading: leading, tracking: Tracking.points(at: size),
      weight: style == .headline ? .semibold : .regular, boldWeight: style.boldWeight)
  }

  /// How `ScaledMetric` and `UIFontMetrics` scale a length: by the style's leading.
  package static func scale(_ value: Double, _ style: Style, _ category: Category) -> Double {
    value * entry(style, category).leading / entry(style).leading
  }

  package struct Entry: Hashable, Sendable {
    /// In points.
    package var size: Double
    /// Points from baseline to baseline.
    package var leading: Double
    /// Points that iOS adds to each character at this size.
    package var tracking: Double
    package var weight: Face.Weight
    /// The weight that bold text has in this style.
    package var boldWeight: Face.Weight

    /// Points between two lines, or between two texts of a stack: never negative.
    package var gap: Double { max(0, leading - FontMetrics.lineHeight(size)) }
  }

  package enum Style: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body
    case callout, subheadline, footnote, caption, caption2

    var boldWeight: Face.Weight {
      switch self {
      case .largeTitle, .title, .title2: .bold
      default: .semibold
      }
    }
  }

  /// The size categories, in the order and by the names of `DynamicTypeSize`.
  package enum Category: Int, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// Size and leading, from `xSmall` to `accessibility5`.
  private static let rows: [Style: [(Double, Double)]] = [
    .largeTitle: [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
      (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ],
    .title: [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
      (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
    ],
    .title2: [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
      (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
    ],
    .title3: [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
      (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
    ],
    .headline: [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
      (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ],
    .body: [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
      (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ],
    .callout: [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
      (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
    ],
    .subheadline: [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
      (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
    ],
    .footnote: [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
      (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
    ],
    .caption: [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
      (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
    ],
    .caption2: [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
      (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
    ],
  ]
}
