/// What a cell shows, and how.
public protocol UIContentConfiguration {
  /// Makes the cell's view.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// What it shows in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The view of a cell.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell.
public protocol UIConfigurationState {
  /// Its surroundings.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Its surroundings.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it is chosen by keys.
  public var isFocused = false

  /// Creates a state.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Its surroundings.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it is chosen by keys.
  public var isFocused = false
  /// Whether the list is being edited.
  public var isEditing = false
  /// Whether what lies below it is shown.
  public var isExpanded = false
  /// Whether its actions are shown.
  public var isSwiped = false
  /// Whether it is being moved.
  public var isReordering = false

  /// Creates a state.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The look of a list's cell: a picture and two texts.
public struct UIListContentConfiguration: UIContentConfiguration, @unchecked Sendable {
  /// How a text looks.
  public struct TextProperties: @unchecked Sendable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// How lines are lined up.
    public var alignment = TextAlignment.natural
    /// How many lines there are; 0 stands for any number.
    public var numberOfLines = 0
    /// How lines are broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether letters become smaller to fit.
    public var adjustsFontSizeToFitWidth = false

    /// How lines are lined up.
    public enum TextAlignment: Int, Sendable {
      /// As the language has it.
      case natural
      /// In the middle.
      case center
      /// On both sides.
      case justified
    }
  }

  /// How a picture looks.
  public struct ImageProperties: @unchecked Sendable {
    /// The colour of symbols.
    public var tintColor: UIColor?
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size.
    public var maximumSize = CGSize.zero
    /// The room that is kept for it.
    public var reservedLayoutSize = CGSize.zero
    /// How symbols look.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with its look.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The text below.
  public var secondaryText: String?
  /// The text below with its look.
  public var secondaryAttributedText: NSAttributedString?
  /// How the text below looks.
  public var secondaryTextProperties = TextProperties()
  /// How far the content keeps from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the second text stands beside the first.
  public var prefersSideBySideTextAndSecondaryText = false
  /// How far the picture is from the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// How far the texts are apart, up and down, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How far the texts are apart, across, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6

  /// That of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// That of a cell with a text below.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// That of a cell with a text beside.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(prefersSideBySideTextAndSecondaryText: true)
  }
  /// That of what stands above.
  public static func plainHeader() -> UIListContentConfiguration { cell() }
  /// That of what stands below.
  public static func plainFooter() -> UIListContentConfiguration { cell() }
  /// That of what stands above a group.
  public static func groupedHeader() -> UIListContentConfiguration { cell() }
  /// That of what stands below a group.
  public static func groupedFooter() -> UIListContentConfiguration { cell() }
  /// That of a cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// That of what stands above in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { cell() }

  /// Makes the cell's view.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a list's cell.
@MainActor open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Creates a view from one in an archive.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}
