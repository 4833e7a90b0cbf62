/// Views that follow keyframes; a drawing shows how they begin.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where Value == KeyframePath.Value {
  private let initialValue: Value
  private let content: (Value) -> Content
  private let keyframes: ((Value) -> KeyframePath)?

  /// Creates views that follow keyframes for ever, or once.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates views that follow keyframes whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = nil
  }
}

extension KeyframeAnimator: PrimitiveView {
  package func update(_ node: Node) {
    let view = node.host.observing { content(shownValue) }
    node.child(.content).update(view, in: node.environment)
  }

  /// Keyframes that wait for a trigger have not begun.
  private var shownValue: Value {
    guard let keyframes else { return initialValue }
    return KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }.value(time: 0)
  }
}

extension View {
  /// Changes the view by keyframes, for ever or once.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeModifier(content: self, change: content) { change in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: change, keyframes: keyframes)
    }
  }

  /// Changes the view by keyframes whenever a value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeModifier(content: self, change: content) { change in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: change, keyframes: keyframes)
    }
  }
}

/// Hands the modified view to an animator.
private struct KeyframeModifier<Base: View, Value, Changed: View, Animator: View> {
  let content: Base
  let change: (PlaceholderContentView<Base>, Value) -> Changed
  let animator: (@escaping (Value) -> Changed) -> Animator
}

extension KeyframeModifier: View {
  var body: some View {
    animator { change(PlaceholderContentView(content: AnyView(content)), $0) }
  }
}
