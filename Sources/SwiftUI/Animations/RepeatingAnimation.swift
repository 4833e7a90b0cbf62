/// An animation that runs several times.
struct RepeatingAnimation: CustomAnimation {
  let base: Animation
  /// `nil` for ever.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var run = context.state[RunKey.self]
    defer { context.state[RunKey.self] = run }
    while count.map({ run.index < $0 }) ?? true {
      if let part = base.animate(value: value, time: time - run.start, context: &context) {
        return run.isReversed(autoreverses) ? value - part : part
      }
      // A run without length would start for ever.
      guard time > run.start else { return nil }
      run = Run(index: run.index + 1, start: time)
      context.state = cleared(context.state)
    }
    return nil
  }

  private func cleared<V>(_ state: AnimationState<V>) -> AnimationState<V> { AnimationState() }
}

/// Which run it is, and when it began.
private struct Run {
  var index = 0
  var start: TimeInterval = 0

  func isReversed(_ autoreverses: Bool) -> Bool {
    autoreverses && !index.isMultiple(of: 2)
  }
}

private enum RunKey: AnimationStateKey {
  static var defaultValue: Run { Run() }
}
