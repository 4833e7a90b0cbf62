/// What a section is laid out in.
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// Its room.
  var container: any NSCollectionLayoutContainer { get }
  /// Its surroundings.
  var traitCollection: UITraitCollection { get }
}

/// Room for items.
@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// All of it.
  var contentSize: CGSize { get }
  /// What is left within its edges.
  var effectiveContentSize: CGSize { get }
}

/// A width or a height of items.
open class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  /// The number.
  public let dimension: CGFloat

  private init(_ dimension: CGFloat) {
    self.dimension = dimension
  }

  /// A part of the width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth)
  }
  /// A part of the height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight)
  }
  /// So many points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension)
  }
  /// About so many points.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension)
  }
}

/// The size of items.
open class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }
}

/// How far items are apart.
open class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  /// The number.
  public let spacing: CGFloat

  private init(_ spacing: CGFloat) {
    self.spacing = spacing
  }

  /// So many points or more.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
}

/// An item of a group.
@MainActor open class NSCollectionLayoutItem: NSObject {
  /// Its size.
  public let layoutSize: NSCollectionLayoutSize
  /// Room around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}

/// Items in a row or a column.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How far items are apart.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items.
  open private(set) var subitems: [NSCollectionLayoutItem] = []

  private convenience init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) {
    self.init(layoutSize: size)
    subitems = items
  }

  /// A row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
  /// A row of the same item.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }
  /// A row of the same item.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }
  /// A column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
  /// A column of the same item.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }
  /// A column of the same item.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }
}

/// Something beside items.
@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Its kind.
  public let elementKind: String
  /// Whether it stays when one scrolls.
  open var pinToVisibleBounds = false
  /// Whether it takes room.
  open var extendsBoundary = true

  /// Creates something beside items.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// Where something beside items stands.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none
  /// Above.
  case top
  /// Above, where one begins to read.
  case topLeading
  /// Where one begins to read.
  case leading
  /// Below, where one begins to read.
  case bottomLeading
  /// Below.
  case bottom
  /// Below, where one stops reading.
  case bottomTrailing
  /// Where one stops reading.
  case trailing
  /// Above, where one stops reading.
  case topTrailing
}

/// Groups that belong together.
@MainActor open class NSCollectionLayoutSection: NSObject {
  /// Room around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// How far groups are apart, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How it scrolls across the others.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What stands beside its items.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) {}

  /// Items in a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }
}

/// How a section scrolls across the others.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// Freely.
  case continuous
  /// Freely, and rests at groups.
  case continuousGroupLeadingBoundary
  /// By what is seen.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, which rest in the middle.
  case groupPagingCentered
}
