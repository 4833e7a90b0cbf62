/// Touches and clicks, each with its place.
public struct SpatialEventCollection: Collection {
  /// One touch or click.
  public struct Event: Identifiable, Hashable {
    /// Tells touches apart.
    public struct ID: Hashable {
      private let number: Int
    }

    /// What touches.
    public enum Kind: Hashable {
      /// A finger.
      case touch
      /// A pointer.
      case pointer
      /// A pencil.
      case pencil
    }

    /// How far a touch has come.
    public enum Phase: Hashable {
      /// It goes on.
      case active
      /// It is over.
      case ended
      /// It has come to nothing.
      case cancelled
    }

    /// How a pencil is held.
    public struct InputDevicePose: Hashable {
      /// Its angle to the screen.
      public var altitude: Angle
      /// The way in which it points.
      public var azimuth: Angle
    }

    /// Tells the touch from others.
    public var id: ID
    /// When.
    public var timestamp: TimeInterval
    /// What touches.
    public var kind: Kind
    /// Where.
    public var location: CGPoint
    /// How far the touch has come.
    public var phase: Phase
    /// How the pencil is held, if it is one.
    public var inputDevicePose: InputDevicePose?
    /// The keys that are held down.
    public var modifierKeys: EventModifiers

    /// Hashes the identity: touches that are equal have the same.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }

  /// The place of a touch in the collection.
  public struct Index: Comparable {
    fileprivate let position: Int

    /// Whether one comes before the other.
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.position < rhs.position }
  }

  /// One touch after the other.
  public struct Iterator: IteratorProtocol {
    fileprivate var events: IndexingIterator<[Event]>

    /// The next touch.
    public mutating func next() -> Event? { events.next() }
  }

  private let events: [Event]

  /// The touch with an identity.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }

  /// The touch at a place.
  public subscript(position: Index) -> Event { events[position.position] }

  /// The place of the first touch.
  public var startIndex: Index { Index(position: events.startIndex) }
  /// The place after the last touch.
  public var endIndex: Index { Index(position: events.endIndex) }

  /// The place after another one.
  public func index(after i: Index) -> Index { Index(position: i.position + 1) }

  /// Goes from touch to touch.
  public func makeIterator() -> Iterator { Iterator(events: events.makeIterator()) }
}

extension SpatialEventCollection: Equatable {}

/// All touches, one by one; no step of a story has several, so it offers nothing.
public struct SpatialEventGesture {
  /// The touches.
  public typealias Value = SpatialEventCollection

  /// The space in which places are given.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  nonisolated public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialEventGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions { ElementActions() }
}
