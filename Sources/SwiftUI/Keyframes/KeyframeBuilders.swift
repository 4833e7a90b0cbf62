/// Joins keyframes of one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  /// Joins the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    JoinedTrackContent<Value>(components)
  }

  /// Takes the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional(stops: JoinedTrackContent<Value>([component]).stops)
  }

  /// Takes the keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional(stops: JoinedTrackContent<Value>([component]).stops)
  }

  /// Begins with a keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  /// Adds a keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    JoinedTrackContent<Value>([accumulated, next])
  }

  /// Makes a track without keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    JoinedTrackContent<Value>([])
  }

  /// The keyframes of one of two branches.
  public struct Conditional<
    ConditionalValue: Animatable, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where ConditionalValue == First.Value, ConditionalValue == Second.Value {
    /// What changes.
    public typealias Value = ConditionalValue
    /// The module plays the keyframes itself.
    public typealias Body = Never

    package let stops: [KeyframeStop<ConditionalValue>]
  }
}

extension KeyframeTrackContentBuilder.Conditional: PrimitiveKeyframe {}

/// Joins tracks, or keyframes of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes a keyframe of the whole value as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  /// Takes a track as it is.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where Value == K.Value { expression }

  /// Joins the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    JoinedTrackContent<Value>(components)
  }

  /// Takes the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  /// Takes the keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  /// Begins with a keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  /// Begins with a track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K
  where Value == K.Value { first }

  /// Adds a keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    JoinedTrackContent<Value>([accumulated, next])
  }

  /// Adds a track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    JoinedKeyframes<Value>(parts: [accumulated, next])
  }

  /// Makes no keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    JoinedTrackContent<Value>([])
  }

  /// Makes a track of keyframes of the whole value.
  public static func buildFinalResult(
    _ component: some KeyframeTrackContent<Value>
  ) -> some Keyframes<Value> where Value: Animatable {
    WholeTrack(content: component)
  }

  /// Takes tracks as they are.
  public static func buildFinalResult(
    _ component: some Keyframes<Value>
  ) -> some Keyframes<Value> { component }
}
