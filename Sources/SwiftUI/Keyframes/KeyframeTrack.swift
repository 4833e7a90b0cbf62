/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track for the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }
}

extension KeyframeTrack: Keyframes {
  /// The module plays the track itself.
  public typealias Body = Never
  /// The whole value.
  @_implements(Keyframes,Value)
  public typealias _KeyframesValue = Root
}

extension KeyframeTrack: PrimitiveKeyframes {
  package func courses(from value: Root) -> [any KeyframeCourse<Root>] {
    var stops: [KeyframeStop<Value>] = []
    content.addStops(to: &stops)
    return [TrackCourse(keyPath: keyPath, path: KeyframePath(value[keyPath: keyPath], stops))]
  }
}

/// The course of a part that has a key path.
private struct TrackCourse<Root, Value: Animatable>: KeyframeCourse {
  let keyPath: WritableKeyPath<Root, Value>
  let path: KeyframePath<Value>

  var duration: TimeInterval { path.duration }

  func apply(to value: inout Root, at time: TimeInterval) {
    value[keyPath: keyPath] = path.value(at: time)
  }
}

/// Several groups of keyframes, played together.
struct JoinedKeyframes<Value>: Keyframes {
  typealias Body = Never

  let parts: [any Keyframes<Value>]
}

extension JoinedKeyframes: PrimitiveKeyframes {
  func courses(from value: Value) -> [any KeyframeCourse<Value>] {
    parts.flatMap { $0.everyCourse(from: value) }
  }
}

/// A track for the whole value, made of keyframes that stand alone.
struct WholeTrack<Content: KeyframeTrackContent>: Keyframes {
  typealias Value = Content.Value
  typealias Body = Never

  let content: Content
}

extension WholeTrack: PrimitiveKeyframes {
  func courses(from value: Value) -> [any KeyframeCourse<Value>] {
    KeyframeTrack<Value, Value, Content> { content }.courses(from: value)
  }
}
