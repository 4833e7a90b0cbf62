extension UITraitCollection {
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// How much room there is up and down.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Pixels in a point.
  public var displayScale: CGFloat { 3 }
  /// Which way one reads.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// Whether the user wants bold text.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// How many colours the screen has.
  public var displayGamut: UIDisplayGamut { .P3 }
  /// Whether the screen can be pressed.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Creates a collection that says only how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  /// Creates a collection that says only how much room there is up and down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  /// Creates a collection that says only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init() }
  /// Creates a collection that says only how many pixels are in a point.
  public convenience init(displayScale scale: CGFloat) { self.init() }
  /// Creates a collection that says only which way one reads.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
  /// Creates a collection that a closure changes.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init(traits)
  }

  private convenience init(_ traits: any UIMutableTraits) {
    self.init(
      style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast,
      level: .unspecified, size: traits.preferredContentSizeCategory)
  }

  /// A part of the surroundings.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }

  /// The same, changed by a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(traitsFrom: [self, UITraitCollection(mutations: mutations)])
  }

  /// Whether colours look different in others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }

  /// Whether everything said in others is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Does something with these as the surroundings.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}

/// How many colours a screen has.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case SRGB
  /// More.
  case P3
}

/// Whether a screen can be pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown
  /// It cannot.
  case unavailable
  /// It can.
  case available
}
