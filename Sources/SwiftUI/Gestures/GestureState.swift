/// State that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void

  /// Creates a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates a state with the value that it has while there is no gesture.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that says how it goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Creates a state that says how it goes back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that calls a closure when it goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a state that calls a closure when it goes back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    change(&value, &transaction)
    state.wrappedValue = value
  }

  fileprivate func goBack() {
    var transaction = Transaction()
    reset(state.wrappedValue, &transaction)
    state.wrappedValue = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` while there is no gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil)
  }

  /// Creates a state that is `nil` while there is no gesture.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// A gesture that keeps a state.
public struct GestureStateGesture<Base: Gesture, State> {
  /// What the gesture yields.
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// What it keeps.
  public var state: GestureState<State>
  /// Brings the state up to date.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that keeps a state.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    let (state, change) = (state, body)
    return base.offer(
      GestureHandlers { value in
        state.update { change(value, &$0, &$1) }
        handlers.changed(value)
      } ended: { value in
        state.goBack()
        handlers.ended(value)
      })
  }
}

extension Gesture {
  /// Keeps a state while the gesture lasts.
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
