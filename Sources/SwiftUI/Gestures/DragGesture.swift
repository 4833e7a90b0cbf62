/// A finger that moves.
public struct DragGesture {
  /// Where the finger is and was.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint

    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast it moves, in points per second; a finger of a drawing stops before it is lifted.
    public var velocity: CGSize { .zero }

    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }

    /// How far it would come.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// Points that the finger must move first.
  public var minimumDistance: CGFloat
  /// The space in which places are given.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture.
  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// How far a swipe moves the finger, in points.
  private static let distance: CGFloat = 150
}

extension DragGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    var actions = ElementActions()
    actions.swipe = { direction in
      let end = Value(
        time: Date(timeIntervalSinceReferenceDate: 0),
        location: direction.moved(by: max(Self.distance, minimumDistance)), startLocation: .zero)
      handlers.changed(end)
      handlers.ended(end)
    }
    return actions
  }
}

extension SwipeDirection {
  fileprivate func moved(by distance: CGFloat) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -distance, y: 0)
    case .right: CGPoint(x: distance, y: 0)
    case .up: CGPoint(x: 0, y: -distance)
    case .down: CGPoint(x: 0, y: distance)
    }
  }
}
