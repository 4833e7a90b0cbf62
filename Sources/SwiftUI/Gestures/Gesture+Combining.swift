extension Gesture {
  /// Calls an action when the value changes.
  @MainActor @preconcurrency
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    WatchedGesture(base: self, handlers: GestureHandlers(changed: action))
  }

  /// Calls an action when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    WatchedGesture(base: self, handlers: GestureHandlers(ended: action))
  }

  /// Makes another value of each.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }

  /// Recognizes another gesture at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes another gesture afterwards.
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Recognizes another gesture where this one does not happen.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture of which somebody else wants to know.
private struct WatchedGesture<Base: Gesture> {
  typealias Value = Base.Value

  let base: Base
  let handlers: GestureHandlers<Base.Value>

  nonisolated init(base: Base, handlers: GestureHandlers<Base.Value>) {
    self.base = base
    self.handlers = handlers
  }
}

extension WatchedGesture: PrimitiveGesture {
  func actions(_ outer: GestureHandlers<Value>) -> ElementActions {
    let inner = handlers
    return base.offer(
      GestureHandlers { value in
        inner.changed(value)
        outer.changed(value)
      } ended: { value in
        inner.ended(value)
        outer.ended(value)
      })
  }
}

/// A gesture with another value.
private struct MappedGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value

  nonisolated init(base: Base, transform: @escaping (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }
}

extension MappedGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    base.offer(handlers.map(transform))
  }
}
