/// What decides the distance that a view likes to keep from others.
public struct ViewSpacing: Sendable {
  private var top: SpacingSide
  private var leading: SpacingSide
  private var bottom: SpacingSide
  private var trailing: SpacingSide

  /// Keeps no distance.
  public static let zero = ViewSpacing(.zero)

  static let empty = ViewSpacing(SpacingSide())

  /// Keeps the usual distance on all sides.
  public init() {
    self.init(.ordinary)
  }

  init(_ side: SpacingSide) {
    top = side
    leading = side
    bottom = side
    trailing = side
  }

  /// Takes over what another view asks for on some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  /// What this and another view ask for on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance in points to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .vertical
      ? bottom.distance(above: next.top) : trailing.distance(beside: next.leading)
  }

  func replacing(_ side: SpacingSide, on edges: Edge.Set) -> ViewSpacing {
    var replaced = self
    for edge in Edge.allCases where edges.contains(edge) { replaced[edge] = side }
    return replaced
  }

  private subscript(edge: Edge) -> SpacingSide {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
