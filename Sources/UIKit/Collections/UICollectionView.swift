/// Items that a layout gives places to.
@MainActor open class UICollectionView: UIScrollView {
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Above.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, up and down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Below.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What stands beside items.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// Something above or below.
    case supplementaryView
    /// Something behind.
    case decorationView
  }

  /// The kind of what stands above a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of what stands below a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How items of a kind are made.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// What makes a cell show an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    let handler: Handler

    /// Creates a way to make items.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How what stands beside items is made.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// What makes a view show something.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler

    /// Creates a way to make views.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// What gives places to items.
  open var collectionViewLayout: UICollectionViewLayout
  /// What is asked for items.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What is behind all.
  open var backgroundView: UIView?
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether items are made early.
  open var isPrefetchingEnabled = true
  /// Whether items can be dragged.
  open var dragInteractionEnabled = false
  /// Whether items are edited.
  open var isEditing = false

  private var cells: [String: UICollectionReusableView.Type] = [:]
  private var chosen: [IndexPath] = []

  /// Creates items with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates items from some in an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// Asks for everything again.
  open func reloadData() {}
  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Asks for items again that stay the same.
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) {}
  /// Says that items have come.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Says that items have gone.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Says that an item is elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Makes changes that belong together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Says which class items of a kind have.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Says which class what stands beside items has.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { cells[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }
  /// An item of a kind.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (cells[identifier] as? UICollectionViewCell.Type)?.init(frame: .zero)
      ?? UICollectionViewCell(frame: .zero)
  }
  /// What stands beside items, of a kind.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (cells[elementKind + identifier] ?? UICollectionReusableView.self).init(frame: .zero)
  }
  /// An item of a kind that shows something.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let cell = Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  /// What stands beside items, of a kind.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
  /// An item that is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The place of an item that is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// The item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// The items that are seen.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The cells that are seen.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The items that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen }
  /// Chooses an item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { chosen = (allowsMultipleSelection ? chosen : []) + (indexPath.map { [$0] } ?? []) }
  /// Chooses an item no more.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
  }
  /// Goes to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {}
  /// Takes another layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
}

/// What is shown among items.
@MainActor open class UICollectionReusableView: UIView {
  /// Its kind.
  open private(set) var reuseIdentifier: String?

  /// Creates a view at a place.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Gets ready to be another.
  open func prepareForReuse() {}
  /// Takes what a layout says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Changes what a layout says to fit.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Where views are put.
  public let contentView = UIView()
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// What is behind it.
  open var backgroundView: UIView?
  /// What is behind it while it is chosen.
  open var selectedBackgroundView: UIView?
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether its look follows its state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// What brings its look up to date.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// What brings an item's look up to date.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      UICollectionViewCell, UICellConfigurationState
    ) -> Void

  /// Its state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Asks for its look to be brought up to date.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// Brings its look up to date.
  open func updateConfiguration(using state: UICellConfigurationState) {}
}

/// An item of a list.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// How far it is moved in.
  open var indentationLevel = 0
  /// How far it is moved in at once, in points.
  open var indentationWidth: CGFloat = 10
  /// What stands at its ends.
  open var accessories: [UICellAccessory] = []
  /// The look that the system has for it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What stands at the end of an item of a list.
public struct UICellAccessory: Sendable {
  /// When it is seen.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  private let name: String

  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(name: "disclosureIndicator") }
  /// A tick.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(name: "checkmark")
  }
  /// A button that takes it away.
  @MainActor public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(name: "delete") }
  /// What moves it.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(name: "reorder")
  }
  /// An arrow that shows what lies below.
  @MainActor public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(name: "outlineDisclosure") }
  /// A word.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(name: text) }
}

/// A screen of items.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The items.
  open var collectionView: UICollectionView!
  /// What gives places to items.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Creates a screen.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    adopt(UICollectionView(frame: .zero, collectionViewLayout: layout))
  }

  /// Creates a screen from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adopt(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
  }

  private func adopt(_ items: UICollectionView) {
    items.delegate = self
    items.dataSource = self
    collectionView = items
  }

  open override func loadView() { view = collectionView }
  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// An item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// An item was chosen.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
