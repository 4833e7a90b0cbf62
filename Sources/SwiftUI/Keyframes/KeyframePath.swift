/// A value that a track leads to, and the way there.
package struct KeyframeStop<Value: Animatable> {
  enum Way {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  let to: Value
  /// `nil` where the way decides.
  let duration: TimeInterval?
  let way: Way

  init(to: Value, duration: TimeInterval?, _ way: Way) {
    self.to = to
    self.duration = duration
    self.way = way
  }
}

/// The way of a value from stop to stop.
struct KeyframePath<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private let start: Value
  private var segments: [KeyframeSegment<Value.AnimatableData>] = []
  private(set) var duration: TimeInterval = 0

  init(_ start: Value, _ stops: [KeyframeStop<Value>]) {
    self.start = start
    for index in stops.indices { append(index, of: stops) }
  }

  func value(at time: TimeInterval) -> Value {
    // A move that has just happened counts: the last segment that has begun decides.
    guard let segment = segments.last(where: { $0.begin <= max(0, time) }) else { return start }
    var value = start
    value.animatableData = segment.value(at: min(max(0, time) - segment.begin, segment.duration))
    return value
  }
}

extension KeyframePath {
  private mutating func append(_ index: Int, of stops: [KeyframeStop<Value>]) {
    let stop = stops[index]
    let from = segments.last?.to ?? start.animatableData
    let to = stop.to.animatableData
    let speed = segments.last?.endVelocity ?? .zero
    let way = way(index, of: stops, from, speed)
    let length = stop.duration ?? way.restingTime(to - from)
    segments.append(
      KeyframeSegment(begin: duration, duration: length, from: from, to: to, way: way))
    duration += length
  }

  private func way(
    _ index: Int, of stops: [KeyframeStop<Value>], _ from: Value.AnimatableData,
    _ speed: Value.AnimatableData
  ) -> KeyframeSegment<Value.AnimatableData>.Way {
    switch stops[index].way {
    case .move: .move
    case .linear(let curve): .linear(curve)
    case .spring(let spring, let start): .spring(spring, start?.animatableData ?? speed)
    case .cubic(let start, let end):
      .cubic(
        start?.animatableData ?? speed,
        end?.animatableData ?? endVelocity(index, of: stops, from))
    }
  }

  /// The speed at which a cubic keyframe arrives, so that the next one can go on with it.
  private func endVelocity(
    _ index: Int, of stops: [KeyframeStop<Value>], _ from: Value.AnimatableData
  ) -> Value.AnimatableData {
    guard index + 1 < stops.count else { return .zero }
    let (stop, next) = (stops[index], stops[index + 1])
    switch next.way {
    case .move: return .zero
    case .spring(_, let start): return start?.animatableData ?? .zero
    case .linear(let curve):
      return slope(stop.to.animatableData, next.to, next.duration ?? 0)
        .scaled(by: curve.velocity(at: 0))
    case .cubic(let start, _):
      if let start { return start.animatableData }
      return slope(from, next.to, (stop.duration ?? 0) + (next.duration ?? 0))
    }
  }

  private func slope(
    _ from: Value.AnimatableData, _ to: Value, _ duration: TimeInterval
  ) -> Value.AnimatableData {
    duration > 0 ? (to.animatableData - from).scaled(by: 1 / duration) : .zero
  }
}

/// The way from one stop to the next.
struct KeyframeSegment<Data: VectorArithmetic> {
  enum Way {
    case move
    case linear(UnitCurve)
    case cubic(Data, Data)
    case spring(Spring, Data)

    func restingTime(_ distance: Data) -> TimeInterval {
      guard case .spring(let spring, let start) = self else { return 0 }
      return spring.settlingDuration(target: distance, initialVelocity: start, epsilon: 0.001)
    }
  }

  let begin: TimeInterval
  let duration: TimeInterval
  let from: Data
  let to: Data
  let way: Way

  /// Where it is, some time after it has begun.
  func value(at time: TimeInterval) -> Data {
    guard duration > 0 else { return to }
    switch way {
    case .move: return to
    case .linear(let curve):
      return from.interpolated(towards: to, amount: curve.value(at: time / duration))
    case .spring(let spring, let start):
      return from + spring.value(target: to - from, initialVelocity: start, time: time)
    case .cubic(let start, let end): return curved(start, end, time / duration)
    }
  }

  /// How fast it arrives.
  var endVelocity: Data {
    guard duration > 0 else { return .zero }
    return switch way {
    case .move: .zero
    case .linear(let curve):
      (to - from).scaled(by: curve.velocity(at: 1) / duration)
    case .spring(let spring, let start):
      spring.velocity(target: to - from, initialVelocity: start, time: duration)
    case .cubic(_, let end): end
    }
  }

  /// A Hermite curve.
  private func curved(_ start: Data, _ end: Data, _ share: Double) -> Data {
    let (square, cube) = (share * share, share * share * share)
    return from.scaled(by: 2 * cube - 3 * square + 1)
      + start.scaled(by: (cube - 2 * square + share) * duration)
      + to.scaled(by: 3 * square - 2 * cube)
      + end.scaled(by: (cube - square) * duration)
  }
}
