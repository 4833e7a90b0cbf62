/// A scene with windows.
@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// Its windows.
  open var windows: [UIWindow] { [] }
  /// The window that keys go to.
  open var keyWindow: UIWindow? { windows.first }
  /// Which way up it is.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// How large it may be.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Its status bar.
  open var statusBarManager: UIStatusBarManager? { nil }
  /// Its surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// The shape of its area.
  open var effectiveGeometry: Geometry { Geometry() }
  /// Whether the whole screen is its own.
  open var isFullScreen: Bool { true }

  /// Says that the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Asks for another shape.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The shape of a scene's area.
  @MainActor open class Geometry: NSObject {
    /// Which way up it is.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Where it is.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  }

  /// The shape that is wanted.
  @MainActor open class GeometryPreferences: NSObject {
    /// The shape that is wanted on an iPhone or iPad.
    @MainActor open class iOS: GeometryPreferences {
      /// Which ways up.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a wish that says nothing.
      public override init() {}

      /// Creates a wish for an orientation.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// How large a scene may be.
@MainActor open class UISceneSizeRestrictions: NSObject {
  /// At least.
  open var minimumSize = CGSize.zero
  /// At most.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether it may take the whole screen.
  open var allowsFullScreen = true
}

/// The bar with the time.
@MainActor open class UIStatusBarManager: NSObject {
  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
  /// Where it is.
  open var statusBarFrame: CGRect { .zero }
}
