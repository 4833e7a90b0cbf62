/// What gives places to items.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The items.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from one in an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The size of all items together.
  open var collectionViewContentSize: CGSize { .zero }
  /// Gets ready.
  open func prepare() {}
  /// Asks for places again.
  open func invalidateLayout() {}
  /// The places of items in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of something beside items.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether places depend on what is seen.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where it is when places change.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// The place of an item.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Where it is.
  open var frame = CGRect.zero
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front it is.
  open var zIndex = 0
  /// Whether it is not shown.
  open var isHidden = false
  /// How it is mapped.
  open var transform = CGAffineTransform.identity
  /// How it is mapped in space.
  open var transform3D = CATransform3DIdentity
  /// Which item it is.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Its centre.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Its size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// Creates the place of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}

/// Gives places in lines.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// How far lines are apart, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// How far items are apart, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items, about.
  open var estimatedItemSize = CGSize.zero
  /// Where it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of what stands above.
  open var headerReferenceSize = CGSize.zero
  /// The size of what stands below.
  open var footerReferenceSize = CGSize.zero
  /// Room around sections.
  open var sectionInset = UIEdgeInsets.zero
  /// Whether what stands above stays.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether what stands below stays.
  open var sectionFootersPinToVisibleBounds = false
  /// The size that says that items find theirs.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

extension UICollectionView {
  /// Where items scroll.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Across.
    case horizontal
  }
}

/// Gives places in groups.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Finds a section.
  public typealias SectionProvider = (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  /// What holds for all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// Creates a layout of one section, again and again.
  public init(section: NSCollectionLayoutSection) {
    super.init()
  }

  /// Creates a layout of sections that a closure finds.
  public init(sectionProvider: @escaping SectionProvider) {
    super.init()
  }

  /// Creates a layout from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Items in a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// What holds for all sections of a layout.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Where it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// How far sections are apart, in points.
  open var interSectionSpacing: CGFloat = 0
}

/// How a list looks.
public struct UICollectionLayoutListConfiguration {
  /// How sections look.
  public enum Appearance: Int, Sendable {
    /// Without any distance.
    case plain
    /// As groups.
    case grouped
    /// As groups with round corners.
    case insetGrouped
    /// As a sidebar.
    case sidebar
    /// As a plain sidebar.
    case sidebarPlain
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view beside items.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A view beside items.
    case supplementary
  }

  /// What can be done at the side of an item.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How sections look.
  public let appearance: Appearance
  /// Whether there are lines.
  public var showsSeparators = true
  /// What is behind it.
  public var backgroundColor: UIColor?
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// How far what stands above is moved down, in points.
  public var headerTopPadding: CGFloat?
  /// What can be done at the beginning of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What can be done at the end of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the look of a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
