extension Spring {
  /// Where a value is that started at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let share = motion(time)
    return target - target.scaled(by: share.place) + initialVelocity.scaled(by: share.push)
  }

  /// How fast a value is that started at zero, in its own unit per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let share = motion(time)
    return initialVelocity.scaled(by: share.pushSpeed) - target.scaled(by: share.placeSpeed)
  }

  /// Moves a value and its velocity on by some time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let share = motion(deltaTime)
    let offset = value - target
    value = target + offset.scaled(by: share.place) + velocity.scaled(by: share.push)
    velocity = offset.scaled(by: share.placeSpeed) + velocity.scaled(by: share.pushSpeed)
  }

  /// What pulls at a value.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// After how many seconds a value is as near to its target as this and stays there.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settling(
      target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot(), epsilon)
  }
}

extension Spring {
  /// Where a value is on its way from one to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    moved(fromValue) { start in
      start
        + value(
          target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
          time: time)
    }
  }

  /// How fast a value is on its way from one to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    moved(fromValue) { start in
      velocity(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    }
  }

  /// What pulls at a value on its way from one to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    moved(fromValue) { _ in
      force(
        target: toValue.animatableData, position: position.animatableData,
        velocity: velocity.animatableData)
    }
  }

  /// After how many seconds a value on its way from one to another is at rest.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  private func moved<V: Animatable>(
    _ value: V, _ change: (V.AnimatableData) -> V.AnimatableData
  ) -> V {
    var value = value
    value.animatableData = change(value.animatableData)
    return value
  }
}

/// What remains of a distance and of a push after some time, and the rates at which both change.
private struct MotionShare {
  var place: Double
  var push: Double
  var placeSpeed: Double
  var pushSpeed: Double
}

extension Spring {
  /// The decay of the motion, per second.
  private var decay: Double { damping / (2 * mass) }

  private func motion(_ time: TimeInterval) -> MotionShare {
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-9 { return creeping(time) }
    return ratio < 1 ? swinging(time) : crawling(time)
  }

  private func swinging(_ time: TimeInterval) -> MotionShare {
    let rate = (frequency * frequency - decay * decay).squareRoot()
    let rest = exp(-decay * time)
    let (sine, cosine) = (sin(rate * time), cos(rate * time))
    return MotionShare(
      place: rest * (cosine + decay / rate * sine), push: rest * sine / rate,
      placeSpeed: -rest * frequency * frequency / rate * sine,
      pushSpeed: rest * (cosine - decay / rate * sine))
  }

  private func creeping(_ time: TimeInterval) -> MotionShare {
    let rest = exp(-frequency * time)
    return MotionShare(
      place: rest * (1 + frequency * time), push: rest * time,
      placeSpeed: -rest * frequency * frequency * time, pushSpeed: rest * (1 - frequency * time))
  }

  private func crawling(_ time: TimeInterval) -> MotionShare {
    let rate = (decay * decay - frequency * frequency).squareRoot()
    let (slow, fast) = (rate - decay, -rate - decay)
    let (slowRest, fastRest) = (exp(slow * time), exp(fast * time))
    let gap = slow - fast
    return MotionShare(
      place: (slow * fastRest - fast * slowRest) / gap, push: (slowRest - fastRest) / gap,
      placeSpeed: slow * fast * (fastRest - slowRest) / gap,
      pushSpeed: (slow * slowRest - fast * fastRest) / gap)
  }

  /// When the farthest that a motion could still swing is within a distance.
  func settling(_ distance: Double, _ speed: Double, _ epsilon: Double) -> TimeInterval {
    guard damping > 0, epsilon > 0 else { return .infinity }
    let ratio = dampingRatio
    if ratio < 1 - 1e-9 {
      let rate = (frequency * frequency - decay * decay).squareRoot()
      let push = (speed + decay * distance) / rate
      let amplitude = (distance * distance + push * push).squareRoot()
      return max(0, log(amplitude / epsilon) / decay)
    }
    return bisected { time in
      let share = motion(time)
      return distance * share.place + speed * share.push > epsilon
    }
  }

  /// The time until which something holds.
  private func bisected(_ holds: (TimeInterval) -> Bool) -> TimeInterval {
    var high = response
    while holds(high), high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
