extension UIButton {
  /// How a button looks.
  public struct Configuration: @unchecked Sendable {
    /// The size of a button.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }

    /// How the texts of a button are lined up.
    public enum TitleAlignment: Int, Sendable {
      /// As the system finds best.
      case automatic
      /// Where one begins to read.
      case leading
      /// In the middle.
      case center
      /// Where one stops reading.
      case trailing
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As it is said.
      case fixed = -1
      /// As it is said, and more with larger text.
      case dynamic
      /// A little.
      case small
      /// As usual.
      case medium
      /// Much.
      case large
      /// Half circles.
      case capsule
    }

    /// Whether a button shows that it opens something.
    public enum Indicator: Int, Sendable {
      /// As the system finds best.
      case automatic
      /// It does not.
      case none
      /// That a menu comes.
      case popup
    }

    /// What is behind it.
    public var background = UIBackgroundConfiguration.clear()
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Its size.
    public var buttonSize = Size.medium
    /// The colour of what it shows.
    public var baseForegroundColor: UIColor?
    /// The colour of what is behind it.
    public var baseBackgroundColor: UIColor?
    /// Its picture.
    public var image: UIImage?
    /// How its picture's colour follows.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How symbols look.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether it shows that something goes on.
    public var showsActivityIndicator = false
    /// What it says.
    public var title: String?
    /// What it says, with its look.
    public var attributedTitle: AttributedString?
    /// How its text's look follows.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How lines of its text are broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What it says below.
    public var subtitle: String?
    /// What it says below, with its look.
    public var attributedSubtitle: AttributedString?
    /// Whether it shows that it opens something.
    public var indicator = Indicator.automatic
    /// How far the content keeps from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Where the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How far the picture is from the text, in points.
    public var imagePadding: CGFloat = 0
    /// How far the texts are apart, in points.
    public var titlePadding: CGFloat = 1
    /// How the texts are lined up.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether its look follows the states of the button.
    public var automaticallyUpdateForSelection = true

    /// Nothing behind it.
    public static func plain() -> Configuration { Configuration() }
    /// Gray behind it.
    public static func gray() -> Configuration { Configuration() }
    /// A tint behind it.
    public static func tinted() -> Configuration { Configuration() }
    /// The colour of what can be touched behind it.
    public static func filled() -> Configuration { Configuration() }
    /// No edge.
    public static func borderless() -> Configuration { Configuration() }
    /// An edge.
    public static func bordered() -> Configuration { Configuration() }
    /// An edge, and a tint behind it.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// An edge, and the colour of what can be touched behind it.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// Glass behind it.
    public static func glass() -> Configuration { Configuration() }
    /// Glass in the colour of what can be touched behind it.
    public static func prominentGlass() -> Configuration { Configuration() }

    /// The look in the states of a button.
    public func updated(for button: UIButton) -> Configuration { self }
    /// Says how far the content keeps from the edges as usual.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }
}

/// What is behind something.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  /// Its colour.
  public var backgroundColor: UIColor?
  /// How its colour follows.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What it does to what lies behind.
  public var visualEffect: UIVisualEffect?
  /// A view.
  public var customView: UIView?
  /// A picture.
  public var image: UIImage?
  /// How round its corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// How far it keeps from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of its line.
  public var strokeColor: UIColor?
  /// How wide its line is, in points.
  public var strokeWidth: CGFloat = 0
  /// How far its line is outside, in points.
  public var strokeOutset: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a cell in a list.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// That of a plain cell in a list.
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  /// That of a cell in a list of groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
}

/// How a colour follows from another.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The rule.
  public let transform: (UIColor) -> UIColor
  /// Creates a rule.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The colour for another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Gray.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// The colour of what can be touched.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// How the look of a text follows from another.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The rule.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a rule.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// The look for another.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
