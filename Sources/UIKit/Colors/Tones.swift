import Drawing

/// What a system colour is made of: light and dark, at each contrast, and above the base level.
struct Tones: Hashable, Sendable {
  private let light: RGBA
  private let dark: RGBA
  private let contrast: RGBA
  private let darkContrast: RGBA
  private let elevated: RGBA
  private let elevatedContrast: RGBA

  /// Takes colours as `0xRRGGBB`; `alphas` are those of the first four.
  init(
    _ light: Int, dark: Int, contrast: Int, darkContrast: Int, elevated: Int? = nil,
    elevatedContrast: Int? = nil, alphas: [Double] = [1, 1, 1, 1]
  ) {
    self.light = RGBA(hex: light, alphas[0])
    self.dark = RGBA(hex: dark, alphas[1])
    self.contrast = RGBA(hex: contrast, alphas[2])
    self.darkContrast = RGBA(hex: darkContrast, alphas[3])
    self.elevated = elevated.map { RGBA(hex: $0) } ?? self.dark
    self.elevatedContrast = elevatedContrast.map { RGBA(hex: $0) } ?? self.darkContrast
  }

  func color(in traits: UITraitCollection) -> RGBA {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? contrast : light }
    guard traits.userInterfaceLevel == .elevated else { return isHigh ? darkContrast : dark }
    return isHigh ? elevatedContrast : elevated
  }
}

extension RGBA {
  /// Reads `0xRRGGBB`.
  package init(hex: Int, _ alpha: Double = 1) {
    func part(_ shift: Int) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(part(16), part(8), part(0), alpha)
  }
}
