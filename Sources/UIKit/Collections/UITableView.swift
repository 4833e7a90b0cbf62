/// Rows in sections.
@MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Without any distance.
    case plain
    /// As groups.
    case grouped
    /// As groups with round corners.
    case insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as possible.
    case none
    /// Above.
    case top
    /// In the middle.
    case middle
    /// Below.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// To the right.
    case right
    /// To the left.
    case left
    /// Up.
    case top
    /// Down.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// As the system finds best.
    case automatic = 100
  }

  /// The height that says that the system finds one.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// Looks for something.
  nonisolated public static let indexSearch = "{search}"

  /// How sections look.
  public let style: Style
  /// What is asked for rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// How high rows are, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// How high rows are about, in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// How high what stands above sections is, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high what stands below sections is, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// How high what stands above sections is about, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// How high what stands below sections is about, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// How far what stands above sections is moved down, in points.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// What stands above all.
  open var tableHeaderView: UIView?
  /// What stands below all.
  open var tableFooterView: UIView?
  /// What is behind all.
  open var backgroundView: UIView?
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of lines.
  open var separatorColor: UIColor?
  /// How far lines keep from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether cells keep to where lines are readable.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = false
  /// Whether rows are edited.
  open var isEditing = false
  /// The colour of the letters at the side.
  open var sectionIndexColor: UIColor?

  private var cells: [String: UITableViewCell.Type] = [:]
  private var chosen: [IndexPath] = []

  /// Creates rows at a place.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates rows at a place.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates rows from some in an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Asks for everything again.
  open func reloadData() {}
  /// Asks for rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  /// Asks for rows again that stay the same.
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  /// Says that rows have come.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  /// Says that rows have gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  /// Says that a row is elsewhere.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Says that sections have come.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  /// Says that sections have gone.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  /// Begins changes that belong together.
  open func beginUpdates() {}
  /// Ends changes that belong together.
  open func endUpdates() {}
  /// Makes changes that belong together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Says which class cells of a kind have.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Says which file cells of a kind are made from.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Says which class what stands above and below has.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// A cell of a kind.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    (cells[identifier] ?? UITableViewCell.self).init(style: .default, reuseIdentifier: identifier)
  }
  /// A cell of a kind.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    (cells[identifier] ?? UITableViewCell.self).init(style: .default, reuseIdentifier: identifier)
  }
  /// What stands above or below, of a kind.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    UITableViewHeaderFooterView(reuseIdentifier: identifier)
  }
  /// The cell of a row that is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// The row of a cell that is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// The rows that are seen.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  /// The cells that are seen.
  open var visibleCells: [UITableViewCell] { [] }
  /// The row that is chosen.
  open var indexPathForSelectedRow: IndexPath? { chosen.first }
  /// The rows that are chosen.
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  /// Chooses a row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    chosen = (allowsMultipleSelection ? chosen : []) + (indexPath.map { [$0] } ?? [])
  }
  /// Chooses a row no more.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
  }
  /// Goes to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {}
  /// Where a row is.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Says whether rows are edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
