/// A way to animate of one's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of a change that is done after some time; `nil` when it is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the change goes; `nil` where that is not known.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation goes on where an earlier one has not ended yet.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Runs beside the earlier animation.
  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps and knows while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one step to the next.
  public var state: AnimationState<Value>
  /// Whether the animation counts as over, though it may still move.
  public var isLogicallyComplete = false
  /// The environment of the view that changes.
  public let environment: EnvironmentValues

  init(
    state: AnimationState<Value> = AnimationState(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.environment = environment
  }

  /// The same surroundings with what an animation of another type of value keeps.
  public func withState<T: VectorArithmetic>(
    _ state: AnimationState<T>
  ) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What an animation keeps from one step to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state that keeps nothing.
  public init() {}

  /// What is kept under a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names something that an animation keeps.
public protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// What is kept at first.
  static var defaultValue: Value { get }
}
