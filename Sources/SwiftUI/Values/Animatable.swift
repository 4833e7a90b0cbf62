/// Something with a part that can change step by step.
///
/// Drawings show where an animation ends: the steps between are never asked for.
public protocol Animatable {
  /// What changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing changes.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself changes.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}
