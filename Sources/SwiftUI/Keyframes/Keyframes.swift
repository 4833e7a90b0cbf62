/// How the parts of a value change, each on a track of its own.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value

  /// The keyframes that these are made of.
  associatedtype Body: Keyframes

  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes that the module plays itself.
package protocol PrimitiveKeyframes<Value>: Keyframes where Body == Never {
  /// The courses of all parts.
  func courses(from value: Value) -> [any KeyframeCourse<Value>]
}

extension PrimitiveKeyframes {
  /// Not to be called: the module plays these keyframes itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Keyframes, KeyframeTrackContent {}

extension Never: Animatable {
  /// Not to be called: a value of `Never` does not exist.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Keyframes {
  /// The courses of all parts, whoever plays them.
  func everyCourse(from value: Value) -> [any KeyframeCourse<Value>] {
    if let primitive = self as? any PrimitiveKeyframes<Value> {
      return primitive.courses(from: value)
    }
    guard let value = value as? Body.Value else { return [] }
    return body.everyCourse(from: value) as? [any KeyframeCourse<Value>] ?? []
  }
}

/// How a part of a value changes with time.
package protocol KeyframeCourse<Root> {
  /// The whole value.
  associatedtype Root

  /// How long the part changes, in seconds.
  var duration: TimeInterval { get }

  /// Brings the part to where it is at some time.
  func apply(to value: inout Root, at time: TimeInterval)
}

/// The value of keyframes at every moment.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let courses: [any KeyframeCourse<Value>]

  /// Creates a timeline that starts at a value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    courses = content().everyCourse(from: initialValue)
  }

  /// How long it takes, in seconds.
  public var duration: TimeInterval { courses.map(\.duration).max() ?? 0 }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for course in courses { course.apply(to: &value, at: time) }
    return value
  }

  /// The value after a share of the duration.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }
}
