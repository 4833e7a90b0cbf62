/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What each of them has yielded; `nil` before it has begun.
  public struct Value {
    /// What the first one has yielded.
    public var first: First.Value?
    /// What the second one has yielded.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    let one = first.offer(handlers.map { Value(first: $0, second: nil) })
    let two = second.offer(handlers.map { Value(first: nil, second: $0) })
    return one.together(with: two)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the gestures are.
  public enum Value {
    /// The first one has begun.
    case first(First.Value)
    /// The first one has ended; the second one yields a value when it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: PrimitiveGesture {
  /// A step that plays the second gesture plays the first one before it.
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    let reached = Kept<First.Value?>(nil)
    var begin = first.offer(
      GestureHandlers {
        handlers.changed(.first($0))
      } ended: {
        reached.value = $0
      })
    let start = begin.activate ?? begin.longPress ?? begin.swipe.map { swipe in { swipe(.right) } }
    begin.activate = nil
    let follow = second.offer(
      GestureHandlers { value in
        if let first = reached.value { handlers.changed(.second(first, value)) }
      } ended: { value in
        if let first = reached.value { handlers.ended(.second(first, value)) }
      })
    return follow.preceded(by: start)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that happens.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What happened.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    var actions = first.offer(handlers.map { .first($0) })
    let other = second.offer(handlers.map { .second($0) })
    actions.activate = actions.activate ?? other.activate
    actions.longPress = actions.longPress ?? other.longPress
    actions.swipe = actions.swipe ?? other.swipe
    return actions
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
  private let play: @MainActor (GestureHandlers<Value>) -> ElementActions

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    let kept = UncheckedBox(gesture)
    play = { kept.value.offer($0) }
  }
}

extension AnyGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions { play(handlers) }
}

extension GestureHandlers {
  /// Handlers for another value, which becomes this one.
  func map<Other>(_ transform: @escaping (Other) -> Value) -> GestureHandlers<Other> {
    GestureHandlers<Other> {
      changed(transform($0))
    } ended: {
      ended(transform($0))
    }
  }
}

extension ElementActions {
  /// Does what both offer.
  func together(with other: ElementActions) -> ElementActions {
    func both(_ one: Action?, _ two: Action?) -> Action? {
      guard let one, let two else { return one ?? two }
      return {
        one()
        two()
      }
    }
    var actions = self
    actions.activate = both(activate, other.activate)
    actions.longPress = both(longPress, other.longPress)
    if let first = swipe, let second = other.swipe {
      actions.swipe = { direction in
        first(direction)
        second(direction)
      }
    } else {
      actions.swipe = swipe ?? other.swipe
    }
    return actions
  }

  /// Does something before each of the actions of a gesture.
  fileprivate func preceded(by start: Action?) -> ElementActions {
    guard let start else { return ElementActions() }
    var actions = self
    actions.activate = activate.map { action in
      {
        start(); action()
      }
    }
    actions.longPress = longPress.map { action in
      {
        start(); action()
      }
    }
    actions.swipe = swipe.map { swipe in
      { direction in
        start(); swipe(direction)
      }
    }
    return actions
  }
}
