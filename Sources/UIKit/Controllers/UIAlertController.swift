/// Asks or tells something.
@MainActor open class UIAlertController: UIViewController {
  /// How it is shown.
  public enum Style: Int, Sendable {
    /// As a list of things to do.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// What it says below the title.
  open var message: String?
  /// How it is shown.
  public let preferredStyle: Style
  /// What can be done.
  open private(set) var actions: [UIAlertAction] = []
  /// What one would do.
  open var preferredAction: UIAlertAction?
  /// The lines that one types into.
  open private(set) var textFields: [UITextField]?

  private init(style: Style) {
    preferredStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from one in an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Creates a controller.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(style: preferredStyle)
    self.title = title
    self.message = message
  }

  /// Adds something that can be done.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a line that one types into.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// Something that can be done.
@MainActor open class UIAlertAction: NSObject {
  /// What it is for.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case `default`
    /// Not to do anything.
    case cancel
    /// To take something away.
    case destructive
  }

  /// What it says.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be done.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates something that can be done.
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
