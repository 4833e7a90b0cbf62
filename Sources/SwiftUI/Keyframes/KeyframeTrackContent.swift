/// Keyframes that follow each other on a track.
public protocol KeyframeTrackContent<Value> {
  /// What changes.
  associatedtype Value: Animatable = Body.Value

  /// The keyframes that these are made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Keyframes that the module knows how to play.
package protocol PrimitiveKeyframe<Value>: KeyframeTrackContent where Body == Never {
  /// Where these keyframes lead, in their order.
  var stops: [KeyframeStop<Value>] { get }
}

extension PrimitiveKeyframe {
  /// Not to be called: the module plays this keyframe itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension KeyframeTrackContent {
  /// Adds where the keyframes lead, whoever knows it.
  func addStops(to stops: inout [KeyframeStop<Value>]) {
    if let primitive = self as? any PrimitiveKeyframe<Value> {
      stops += primitive.stops
    } else {
      var inner: [KeyframeStop<Body.Value>] = []
      body.addStops(to: &inner)
      stops += inner as? [KeyframeStop<Value>] ?? []
    }
  }
}

/// Goes to a value at one speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The module plays the keyframe itself.
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }
}

/// Goes to a value on a smooth curve through the values around it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The module plays the keyframe itself.
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe; velocities that are not given come from the values around it.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }
}

/// Goes to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The module plays the keyframe itself.
  public typealias Body = Never

  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe; without a duration it lasts until the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }
}

/// Goes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The module plays the keyframe itself.
  public typealias Body = Never

  let to: Value

  /// Creates a keyframe.
  public init(_ to: Value) {
    self.to = to
  }
}

extension LinearKeyframe: PrimitiveKeyframe {
  package var stops: [KeyframeStop<Value>] {
    [KeyframeStop(to: to, duration: duration, .linear(timingCurve))]
  }
}

extension CubicKeyframe: PrimitiveKeyframe {
  package var stops: [KeyframeStop<Value>] {
    [KeyframeStop(to: to, duration: duration, .cubic(start: startVelocity, end: endVelocity))]
  }
}

extension SpringKeyframe: PrimitiveKeyframe {
  package var stops: [KeyframeStop<Value>] {
    [KeyframeStop(to: to, duration: duration, .spring(spring, start: startVelocity))]
  }
}

extension MoveKeyframe: PrimitiveKeyframe {
  package var stops: [KeyframeStop<Value>] { [KeyframeStop(to: to, duration: 0, .move)] }
}

/// Keyframes of several expressions, one after another.
struct JoinedTrackContent<Value: Animatable>: PrimitiveKeyframe {
  var stops: [KeyframeStop<Value>]

  init(_ parts: [any KeyframeTrackContent<Value>]) {
    stops = []
    for part in parts { part.addStops(to: &stops) }
  }
}
