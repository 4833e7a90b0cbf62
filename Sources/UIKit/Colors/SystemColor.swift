import Drawing

/// A colour of the system, by the name of its `UIColor`.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal
  case systemCyan, systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel
  case quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator, systemFill
  case secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case darkText, lightText
}

/// A generation of system colours.
package enum Palette: String, Hashable, Sendable, CaseIterable {
  /// iOS 15 to 18.
  case classic
  /// iOS 26 and later.
  case ios26
}

extension SystemColor {
  /// What the colour is made of in the given surroundings.
  package func resolved(in traits: UITraitCollection) -> RGBA {
    tones(traits.palette).color(in: traits)
  }

  private func tones(_ palette: Palette) -> Tones {
    let tones = palette == .ios26 ? Self.ios26[self] : nil
    return tones ?? Self.classic[self] ?? Tones(0, dark: 0, contrast: 0, darkContrast: 0)
  }
}

// Sources: Human Interface Guidelines, "Color"; UIKit's values as published by Flutter and
// OpenSwiftUI. Where the sources differ, a note says which one was taken.
extension SystemColor {
  static let classic: [SystemColor: Tones] = [
    .systemRed: Tones(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961),
    .systemOrange: Tones(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340),
    // Light with increased contrast: the guidelines before 2025; Flutter has A05A00.
    .systemYellow: Tones(0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, darkContrast: 0xFFD426),
    .systemGreen: Tones(0x34C759, dark: 0x30D158, contrast: 0x248A3D, darkContrast: 0x30DB5B),
    .systemMint: Tones(0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, darkContrast: 0x66D4CF),
    // iOS 15 and later; before, it was what is cyan now.
    .systemTeal: Tones(0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, darkContrast: 0x5DE6FF),
    .systemCyan: Tones(0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, darkContrast: 0x70D7FF),
    .systemBlue: Tones(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF),
    .systemIndigo: Tones(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF),
    .systemPurple: Tones(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF),
    .systemPink: Tones(0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, darkContrast: 0xFF6482),
    .systemBrown: Tones(0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, darkContrast: 0xB59469),
    .systemGray: Tones(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2),
    .systemGray2: Tones(0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, darkContrast: 0x7C7C80),
    .systemGray3: Tones(0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, darkContrast: 0x545456),
    .systemGray4: Tones(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446),
    .systemGray5: Tones(0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, darkContrast: 0x363638),
    .systemGray6: Tones(0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426),
    .label: Tones(0x000000, dark: 0xFFFFFF, contrast: 0x000000, darkContrast: 0xFFFFFF),
    .secondaryLabel: Tones(
      0x3C3C43, dark: 0xEBEBF5, contrast: 0x3C3C43, darkContrast: 0xEBEBF5,
      alphas: [0.6, 0.6, 0.8, 0.7]),
    .tertiaryLabel: Tones(
      0x3C3C43, dark: 0xEBEBF5, contrast: 0x3C3C43, darkContrast: 0xEBEBF5,
      alphas: [0.3, 0.3, 0.7, 0.55]),
    .quaternaryLabel: Tones(
      0x3C3C43, dark: 0xEBEBF5, contrast: 0x3C3C43, darkContrast: 0xEBEBF5,
      alphas: [0.18, 0.16, 0.55, 0.4]),
    // Increased contrast inferred from the tertiary label.
    .placeholderText: Tones(
      0x3C3C43, dark: 0xEBEBF5, contrast: 0x3C3C43, darkContrast: 0xEBEBF5,
      alphas: [0.3, 0.3, 0.7, 0.55]),
    .link: Tones(0x007AFF, dark: 0x0984FF, contrast: 0x007AFF, darkContrast: 0x0984FF),
    // Increased contrast from Flutter.
    .separator: Tones(
      0x3C3C43, dark: 0x545458, contrast: 0x3C3C43, darkContrast: 0x545458,
      alphas: [0.29, 0.6, 0.37, 0.68]),
    .opaqueSeparator: Tones(0xC6C6C8, dark: 0x38383A, contrast: 0xC6C6C8, darkContrast: 0x38383A),
    .systemFill: Tones(
      0x787880, dark: 0x787880, contrast: 0x787880, darkContrast: 0x787880,
      alphas: [0.2, 0.36, 0.28, 0.44]),
    .secondarySystemFill: Tones(
      0x787880, dark: 0x787880, contrast: 0x787880, darkContrast: 0x787880,
      alphas: [0.16, 0.32, 0.24, 0.4]),
    .tertiarySystemFill: Tones(
      0x767680, dark: 0x767680, contrast: 0x767680, darkContrast: 0x767680,
      alphas: [0.12, 0.24, 0.2, 0.32]),
    .quaternarySystemFill: Tones(
      0x747480, dark: 0x767680, contrast: 0x747480, darkContrast: 0x767680,
      alphas: [0.08, 0.18, 0.16, 0.26]),
    .systemBackground: Tones(
      0xFFFFFF, dark: 0x000000, contrast: 0xFFFFFF, darkContrast: 0x000000, elevated: 0x1C1C1E,
      elevatedContrast: 0x242426),
    .secondarySystemBackground: Tones(
      0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426, elevated: 0x2C2C2E,
      elevatedContrast: 0x363638),
    .tertiarySystemBackground: Tones(
      0xFFFFFF, dark: 0x2C2C2E, contrast: 0xFFFFFF, darkContrast: 0x363638, elevated: 0x3A3A3C,
      elevatedContrast: 0x444446),
    .systemGroupedBackground: Tones(
      0xF2F2F7, dark: 0x000000, contrast: 0xEBEBF0, darkContrast: 0x000000, elevated: 0x1C1C1E,
      elevatedContrast: 0x242426),
    .secondarySystemGroupedBackground: Tones(
      0xFFFFFF, dark: 0x1C1C1E, contrast: 0xFFFFFF, darkContrast: 0x242426, elevated: 0x2C2C2E,
      elevatedContrast: 0x363638),
    .tertiarySystemGroupedBackground: Tones(
      0xF2F2F7, dark: 0x2C2C2E, contrast: 0xEBEBF0, darkContrast: 0x363638, elevated: 0x3A3A3C,
      elevatedContrast: 0x444446),
    .darkText: Tones(0x000000, dark: 0x000000, contrast: 0x000000, darkContrast: 0x000000),
    .lightText: Tones(
      0xFFFFFF, dark: 0xFFFFFF, contrast: 0xFFFFFF, darkContrast: 0xFFFFFF,
      alphas: [0.6, 0.6, 0.6, 0.6]),
  ]

  /// Where iOS 26 differs; its `link` is inferred, its `separator` measured.
  static let ios26: [SystemColor: Tones] = [
    .systemRed: Tones(0xFF383C, dark: 0xFF4245, contrast: 0xE9152D, darkContrast: 0xFF6165),
    .systemOrange: Tones(0xFF8D28, dark: 0xFF9230, contrast: 0xC55300, darkContrast: 0xFFA056),
    .systemYellow: Tones(0xFFCC00, dark: 0xFFD600, contrast: 0xA16A00, darkContrast: 0xFEDF43),
    .systemGreen: Tones(0x34C759, dark: 0x30D158, contrast: 0x008932, darkContrast: 0x4AD968),
    .systemMint: Tones(0x00C8B3, dark: 0x00DAC3, contrast: 0x008575, darkContrast: 0x54DFCB),
    .systemTeal: Tones(0x00C3D0, dark: 0x00D2E0, contrast: 0x008198, darkContrast: 0x3BDDEC),
    .systemCyan: Tones(0x00C0E8, dark: 0x3CD3FE, contrast: 0x007EAE, darkContrast: 0x6DD9FF),
    .systemBlue: Tones(0x0088FF, dark: 0x0091FF, contrast: 0x1E6EF4, darkContrast: 0x5CB8FF),
    .systemIndigo: Tones(0x6155F5, dark: 0x6D7CFF, contrast: 0x564ADE, darkContrast: 0xA7AAFF),
    .systemPurple: Tones(0xCB30E0, dark: 0xDB34F2, contrast: 0xB02FC2, darkContrast: 0xEA8DFF),
    .systemPink: Tones(0xFF2D55, dark: 0xFF375F, contrast: 0xE7124D, darkContrast: 0xFF8AC4),
    .systemBrown: Tones(0xAC7F5E, dark: 0xB78A66, contrast: 0x956D51, darkContrast: 0xDBA679),
    .separator: Tones(
      0x3C3C43, dark: 0x545458, contrast: 0x3C3C43, darkContrast: 0x545458,
      alphas: [0.12, 0.5, 0.12, 0.5]),
    .link: Tones(0x0088FF, dark: 0x0091FF, contrast: 0x0088FF, darkContrast: 0x0091FF),
  ]
}
