/// A button.
@MainActor open class UIButton: UIControl {
  /// The kind of button.
  public enum ButtonType: Int, Sendable {
    /// As its code says.
    case custom
    /// As the system has it.
    case system
    /// For details.
    case detailDisclosure
    /// For what there is to know, on dark.
    case infoLight
    /// For what there is to know.
    case infoDark
    /// To add someone.
    case contactAdd
    /// Without anything behind it.
    case plain
    /// To close.
    case close
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// What one would do.
    case primary
    /// Not to do anything.
    case cancel
    /// To take something away.
    case destructive
  }

  /// The kind of button.
  public let buttonType: ButtonType
  /// What it is for.
  open var role = Role.normal
  /// How it looks.
  open var configuration: UIButton.Configuration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What brings its look up to date.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
  /// Whether its look follows its states by itself.
  open var automaticallyUpdatesConfiguration = true
  /// What it offers.
  open var menu: UIMenu?
  /// Whether it says what was chosen.
  open var changesSelectionAsPrimaryAction = false
  /// The text.
  public let titleLabel: UILabel? = UILabel()
  /// The picture.
  public let imageView: UIImageView? = UIImageView()
  /// How far the content keeps from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// How far the text is moved.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the picture is moved.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the picture becomes darker when it is touched.
  open var adjustsImageWhenHighlighted = true
  /// Whether it shines when it is touched.
  open var showsTouchWhenHighlighted = false

  /// What brings a button's look up to date.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// Creates a button at a place.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button at a place that does something.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    buttonType = .custom
    super.init(frame: frame, primaryAction: primaryAction)
  }

  /// Creates a button from one in an archive.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  private init(kind: ButtonType, primaryAction: UIAction?) {
    buttonType = kind
    super.init(frame: .zero, primaryAction: primaryAction)
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: UIButton.ButtonType = .system) {
    self.init(kind: buttonType, primaryAction: nil)
  }

  /// Creates a button of a kind that does something.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(kind: buttonType, primaryAction: primaryAction)
  }

  /// Creates a button that looks in a way.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(kind: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Says what it says in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  /// Says what it says in a state, with its look.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
  }
  /// Says what colour its text has in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }
  /// Says what shadow its text has in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Says what its picture is in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
  /// Says how symbols look in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  /// Says what picture is behind it in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }
  /// What it says in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  /// What it says in a state, with its look.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The colour of its text in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }
  /// Its picture in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  /// The picture behind it in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }
  /// What it says.
  open var currentTitle: String? { title(for: state) }
  /// Its picture.
  open var currentImage: UIImage? { image(for: state) }
  /// The colour of its text.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Asks for its look to be brought up to date.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// Brings its look up to date.
  open func updateConfiguration() {}
}
