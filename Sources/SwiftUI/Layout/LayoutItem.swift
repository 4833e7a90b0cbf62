/// One thing that a container arranges: a leaf, a container, or a modifier around one of them.
///
/// Sizes and places depend on nothing but the item and the proposal, so each is computed once.
/// An item lives for one pass of layout.
package final class LayoutItem {
  let layout: any ItemLayout
  let children: [LayoutItem]
  let environment: EnvironmentValues
  var traits: LayoutTraits
  /// What the layout has found out when the item was placed, for its drawing.
  var kept: Any?

  private var sizes: [ProposalKey: CGSize] = [:]
  private var placesByProposal: [ProposalKey: [Place]] = [:]
  private var guides: [GuideKey: CGFloat?] = [:]
  private(set) lazy var spacing: ViewSpacing = layout.spacing(of: self)
  private(set) lazy var priority: Double = traits.priority ?? layout.priority(of: self)

  package init(
    _ layout: any ItemLayout, _ children: [LayoutItem] = [], in environment: EnvironmentValues
  ) {
    self.layout = layout
    self.children = children
    self.environment = environment
    traits = LayoutTraits()
  }

  /// Puts a modifier around an item; the item's traits show through.
  init(_ layout: any UnaryLayout, around child: LayoutItem, in environment: EnvironmentValues) {
    self.layout = layout
    children = [child]
    self.environment = environment
    traits = child.traits
  }
}

extension LayoutItem {
  /// The size that the item takes, in points: never negative and never NaN.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    if let size = sizes[key] { return size }
    guard StackRoom.isLeft else { return .zero }
    let size = layout.size(proposal, of: self).repaired
    sizes[key] = size
    return size
  }

  /// Where the item puts its children.
  func places(_ proposal: ProposedViewSize) -> [Place] {
    let key = ProposalKey(proposal)
    if let places = placesByProposal[key] { return places }
    let places = layout.places(proposal, in: size(proposal), of: self)
    placesByProposal[key] = places
    return places
  }

  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal)) { self.explicitAlignment($0, proposal) }
  }

  func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let guide = GuideKey(alignment: key, proposal: ProposalKey(proposal))
    if let value = guides[guide] { return value }
    let value = layout.explicitAlignment(key, proposal, of: self)
    guides[guide] = .some(value)
    return value
  }

  func length(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
    size(proposal)[axis]
  }
}

/// Where a container puts a child.
package struct Place {
  package var child: LayoutItem
  /// The child's upper left corner in the container's coordinates.
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(_ child: LayoutItem, at origin: CGPoint = .zero, _ proposal: ProposedViewSize) {
    self.child = child
    self.origin = origin
    self.proposal = proposal
  }
}

/// A proposal as a key: `nil` is told from every number.
private struct ProposalKey: Hashable {
  let width: UInt64?
  let height: UInt64?

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { Double($0).bitPattern }
    height = proposal.height.map { Double($0).bitPattern }
  }
}

private struct GuideKey: Hashable {
  let alignment: AlignmentKey
  let proposal: ProposalKey
}
