/// One or more taps.
public struct TapGesture {
  /// A tap yields nothing.
  public typealias Value = Void

  /// How many taps it takes.
  public var count: Int

  /// Creates a gesture.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Void>) -> ElementActions {
    ElementActions { handlers.ended(()) }
  }
}

/// One or more taps whose place is known.
public struct SpatialTapGesture {
  /// Where the tap was.
  public struct Value: Equatable, @unchecked Sendable {
    /// The place; the view's corner, since steps touch views and not places.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space in which places are given.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    ElementActions { handlers.ended(Value(location: .zero)) }
  }
}

/// A finger that rests.
public struct LongPressGesture {
  /// Whether the finger rests.
  public typealias Value = Bool

  /// Seconds that the finger must rest.
  public var minimumDuration: Double
  /// Points that it may move.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Bool>) -> ElementActions {
    var actions = ElementActions()
    actions.longPress = {
      handlers.changed(true)
      handlers.ended(true)
    }
    return actions
  }
}
