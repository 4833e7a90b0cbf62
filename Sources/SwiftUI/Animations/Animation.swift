/// How a change moves from one value to the next.
///
/// Drawings show the end of every animation; its course can be asked for.
public struct Animation: Sendable {
  private let box: any CustomAnimation
  private let name: String

  init(_ box: some CustomAnimation, named name: String) {
    self.box = box
    self.name = name
  }

  /// Creates an animation of one's own.
  nonisolated public init<A: CustomAnimation>(_ base: A) {
    self.init(base, named: String(describing: base))
  }

  /// The animation behind its common type.
  public var base: any CustomAnimation { box }
}

extension Animation: Hashable {
  /// Whether both animate in the same way.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.box.isEqual(to: rhs.box)
  }

  /// Hashes the way it animates.
  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}

extension CustomAnimation {
  fileprivate func isEqual(to other: any CustomAnimation) -> Bool { self == other as? Self }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the animation.
  public var description: String { name }
  /// The name of the animation.
  public var debugDescription: String { name }
  /// The parts of the animation.
  public var customMirror: Mirror { Mirror(self, children: ["base": box]) }
}

extension Animation {
  /// The part of a change that is done after some time; `nil` when it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    box.animate(value: value, time: time, context: &context)
  }

  /// How fast the change goes; `nil` where that is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    box.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation goes on where an earlier one has not ended yet.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    box.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// Starts later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay), named: name)
  }

  /// Takes less time, or more if the number is less than 1.
  public func speed(_ speed: Double) -> Animation {
    Animation(PacedAnimation(base: self, speed: speed), named: name)
  }

  /// Runs several times, every second time back if it is to.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatingAnimation(base: self, count: repeatCount, autoreverses: autoreverses), named: name)
  }

  /// Runs until the view is gone.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatingAnimation(base: self, count: nil, autoreverses: autoreverses), named: name)
  }

  /// Counts as over after some time, though it may still move.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(CompletingAnimation(base: self, duration: duration), named: name)
  }
}
