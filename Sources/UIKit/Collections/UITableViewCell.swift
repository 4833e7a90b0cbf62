/// A row.
@MainActor open class UITableViewCell: UIView {
  /// How it looks.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text and another beside it.
    case value1
    /// A small text and another beside it.
    case value2
    /// A text and another below it.
    case subtitle
  }

  /// The line below it.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }

  /// How it looks when it is chosen.
  public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// As the system has it.
    case `default`
  }

  /// What stands at its end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }

  /// What is done when it is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It is taken away.
    case delete
    /// One is added.
    case insert
  }

  /// Its kind.
  public let reuseIdentifier: String?
  /// Where views are put.
  public let contentView = UIView()
  /// The text.
  public let textLabel: UILabel? = UILabel()
  /// The other text.
  public let detailTextLabel: UILabel? = UILabel()
  /// The picture.
  public let imageView: UIImageView? = UIImageView()
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// What is behind it.
  open var backgroundView: UIView?
  /// What is behind it while it is chosen.
  open var selectedBackgroundView: UIView?
  /// How it looks when it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// What stands at its end.
  open var accessoryType = AccessoryType.none
  /// A view at its end.
  open var accessoryView: UIView?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// Whether it is edited.
  open var isEditing = false
  /// How far it is moved in.
  open var indentationLevel = 0
  /// How far it is moved in at once, in points.
  open var indentationWidth: CGFloat = 10
  /// How far the line below it keeps from the edges.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether one can put it elsewhere.
  open var showsReorderControl = false

  /// Creates a row.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a row from one in an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Its state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }
  /// The look that the system has for it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Asks for its look to be brought up to date.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Brings its look up to date.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Gets ready to be another row.
  open func prepareForReuse() {}
  /// Chooses it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Says whether it is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Says whether it is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// What stands above or below a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// Its kind.
  public let reuseIdentifier: String?
  /// Where views are put.
  public let contentView = UIView()
  /// The text.
  public let textLabel: UILabel? = UILabel()
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind it.
  open var backgroundView: UIView?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view from one in an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Gets ready to be another.
  open func prepareForReuse() {}
}
