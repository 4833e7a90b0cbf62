/// Where a scroll view is scrolled to.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case view(ScrollID, UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target: Target?
  /// Whether a person has scrolled last.
  public var isPositionedByUser = false

  /// Creates a position that knows its view by its identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .view(ScrollID(value: id), anchor)
  }

  /// Creates a position that the system decides.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .offset(x: point.x, y: point.y)
  }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .offset(x: x, y: y)
  }

  /// Creates a position at a distance from the leading end.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    target = .offset(x: x, y: nil)
  }

  /// Creates a position at a distance from the top.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    target = .offset(x: nil, y: y)
  }
}

extension ScrollPosition {
  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    move(to: .view(ScrollID(value: id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) {
    move(to: .edge(edge))
  }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) {
    move(to: .offset(x: point.x, y: point.y))
  }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    move(to: .offset(x: x, y: y))
  }

  /// Scrolls to a distance from the leading end.
  public mutating func scrollTo(x: CGFloat) {
    move(to: .offset(x: x, y: nil))
  }

  /// Scrolls to a distance from the top.
  public mutating func scrollTo(y: CGFloat) {
    move(to: .offset(x: nil, y: y))
  }

  private mutating func move(to target: Target) {
    self.target = target
    isPositionedByUser = false
  }
}

extension ScrollPosition {
  /// The identity of the view, if it is scrolled to one.
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let id, _) = target else { return nil }
    return id.value
  }

  /// The identity of the view, if it is scrolled to one whose identity has this type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The edge, if it is scrolled to one.
  public var edge: Edge? {
    guard case .edge(let edge) = target else { return nil }
    return edge
  }

  /// The point, if it is scrolled to one.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The distance from the leading end, if it is scrolled to one.
  public var x: CGFloat? {
    guard case .offset(let x, _) = target else { return nil }
    return x
  }

  /// The distance from the top, if it is scrolled to one.
  public var y: CGFloat? {
    guard case .offset(_, let y) = target else { return nil }
    return y
  }
}

/// The identity of a view that is scrolled to.
struct ScrollID: Equatable, Sendable {
  let value: any Hashable & Sendable

  static func == (left: ScrollID, right: ScrollID) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }
}

extension View {
  /// Binds where the scroll view inside is scrolled to.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environmentValues {
      $0.scrolledPosition = BoundScrollPosition(
        position: position.wrappedValue, anchor: anchor)
    }
  }
}

/// Where a binding wants a scroll view to be.
struct BoundScrollPosition: Equatable {
  let position: ScrollPosition
  let anchor: UnitPoint?
}

extension EnvironmentValues {
  var scrolledPosition: BoundScrollPosition? {
    get { self[ScrolledPositionKey.self] }
    set { self[ScrolledPositionKey.self] = newValue }
  }
}

private enum ScrolledPositionKey: EnvironmentKey {
  static var defaultValue: BoundScrollPosition? { nil }
}
