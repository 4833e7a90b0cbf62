/// The surroundings that decide how something looks: light or dark, text size, contrast.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// As designed or stronger.
  public let accessibilityContrast: UIAccessibilityContrast
  /// On the window's level or above.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// How large text is.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Which generation of system colours is used.
  package let palette: Palette

  package init(
    style: UIUserInterfaceStyle = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
    level: UIUserInterfaceLevel = .unspecified, size: UIContentSizeCategory = .unspecified,
    palette: Palette = .classic
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    userInterfaceLevel = level
    preferredContentSizeCategory = size
    self.palette = palette
  }

  /// Creates a collection that says nothing.
  public override convenience init() {
    self.init(style: .unspecified)
  }

  /// Creates a collection that says only whether it is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates a collection that says only how strong contrast is.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }

  /// Creates a collection that says only on which level it is.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(level: userInterfaceLevel)
  }

  /// Creates a collection that says only how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(size: preferredContentSizeCategory)
  }

  /// Creates a collection from others, where later ones overrule earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: (UITraitCollection) -> Trait, but none: Trait) -> Trait {
      traitCollections.map(trait).last { $0 != none } ?? none
    }
    self.init(
      style: last(\.userInterfaceStyle, but: .unspecified),
      contrast: last(\.accessibilityContrast, but: .unspecified),
      level: last(\.userInterfaceLevel, but: .unspecified),
      size: last(\.preferredContentSizeCategory, but: .unspecified),
      palette: last(\.palette, but: .classic))
  }

  /// The surroundings of an iPhone as it comes out of the box.
  public static var current: UITraitCollection {
    UITraitCollection(style: .light, contrast: .normal, level: .base, size: .large)
  }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.parts == parts
  }

  /// A number that is the same where the same is said.
  open override var hash: Int { parts.hashValue }

  private var parts: [AnyHashable] {
    [
      userInterfaceStyle, accessibilityContrast, userInterfaceLevel,
      preferredContentSizeCategory, palette,
    ]
  }
}
