/// How a bar looks.
@MainActor open class UIBarAppearance: NSObject {
  /// The blur behind it.
  open var backgroundEffect: UIBlurEffect?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// How that picture fits.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of its line.
  open var shadowColor: UIColor?
  /// The picture of its line.
  open var shadowImage: UIImage?

  /// Creates the look of a bar.
  public required init(idiom: UIUserInterfaceIdiom = .phone) {
    super.init()
  }

  /// Creates a look that begins as another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Creates a look from one in an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Looks as usual.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
  }
  /// Hides what is below.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }
  /// Is not seen.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How the bar above looks.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that say that something is done.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How what leads back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The arrow that leads back.
  open private(set) var backIndicatorImage = UIImage()
  /// What the arrow is seen through.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Says what the arrow is.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
}

/// How the bar of tabs looks.
@MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look one above the other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with the text beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the tab that is chosen.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the tab that is chosen.
  open var selectionIndicatorImage: UIImage?
  /// How wide tabs are, in points.
  open var stackedItemWidth: CGFloat = 0
  /// How far tabs are apart, in points.
  open var stackedItemSpacing: CGFloat = 0
}

/// How a bar of buttons looks.
@MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that say that something is done.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How buttons in a bar look.
@MainActor open class UIBarButtonItemAppearance: NSObject {
  /// As usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// While they are touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While they cannot be touched.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While they are chosen by keys.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the look of buttons.
  public init(style: UIBarButtonItem.Style = .plain) {}

  /// Looks as usual.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a button in a bar looks in one of its states.
@MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// How its text looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far its text is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// How far that picture is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How tabs look.
@MainActor open class UITabBarItemAppearance: NSObject {
  /// How tabs are laid out.
  public enum Style: Int, Sendable {
    /// One above the other.
    case stacked
    /// Beside each other.
    case inline
    /// Beside each other, where there is little height.
    case compactInline
  }

  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// While they are chosen.
  public let selected = UITabBarItemStateAppearance()
  /// While they cannot be touched.
  public let disabled = UITabBarItemStateAppearance()
  /// While they are chosen by keys.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the look of tabs.
  public init(style: UITabBarItemAppearance.Style = .stacked) {}

  /// Looks as usual.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {}
}

/// How a tab looks in one of its states.
@MainActor open class UITabBarItemStateAppearance: NSObject {
  /// How its text looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far its text is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of its picture.
  open var iconColor: UIColor?
  /// The colour of what stands in its corner.
  open var badgeBackgroundColor: UIColor?
  /// How what stands in its corner looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far what stands in its corner is moved.
  open var badgePositionAdjustment = UIOffset.zero
}
