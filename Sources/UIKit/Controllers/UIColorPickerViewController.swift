/// Lets the user choose a colour.
@MainActor open class UIColorPickerViewController: UIViewController {
  /// What is told of it.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.black
  /// Whether opacity can be chosen.
  open var supportsAlpha = true
}

/// What is told of choosing a colour.
@MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// It is over.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}

/// Lets the user choose a font.
@MainActor open class UIFontPickerViewController: UIViewController {
  /// What can be chosen.
  @MainActor open class Configuration: NSObject {
    /// Whether weights can be chosen.
    open var includeFaces = false
    /// Whether names are shown in their fonts.
    open var displayUsingSystemFont = false
    /// The traits that fonts must have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates what can be chosen.
    public override init() {
      super.init()
    }
  }

  /// What is told of it.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// What can be chosen.
  public let configuration: Configuration

  /// Creates a controller.
  public init(configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from one in an archive.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// What is told of choosing a font.
@MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// None was chosen.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(
    _ viewController: UIFontPickerViewController
  ) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
