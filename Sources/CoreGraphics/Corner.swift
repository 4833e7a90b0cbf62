/// The curve of a rounded corner of radius 1, by distances from the corner along both edges.
///
/// Three curves, symmetrical about the diagonal: the numbers describe the first and half of the
/// second.
struct Corner: Sendable {
  /// Where the curve leaves the edge, and its first two handles.
  var reach: Double
  var handle1: Double
  var handle2: (along: Double, across: Double)
  /// The end of the first curve, and the handle that leads on from it.
  var joint: (along: Double, across: Double)
  var handle3: (along: Double, across: Double)

  /// Measured on the paths of `UIBezierPath(roundedRect:cornerRadius:)`.
  static let continuous = Corner(
    reach: 1.52866483, handle1: 1.08849296, handle2: (0.86840694, 0),
    joint: (0.63149379, 0.07491139), handle3: (0.37282383, 0.16905956))

  /// A quarter circle, divided where the continuous corner is.
  static let circular: Corner = {
    let angle = atan2(1 - continuous.joint.along, 1 - continuous.joint.across)
    let handle = 4.0 / 3 * tan(angle / 4)
    let middle = 4.0 / 3 * tan((.pi / 2 - 2 * angle) / 4)
    let joint = (along: 1 - sin(angle), across: 1 - cos(angle))
    return Corner(
      reach: 1, handle1: 1 - handle,
      handle2: (joint.along + handle * cos(angle), joint.across - handle * sin(angle)),
      joint: joint,
      handle3: (joint.along - middle * cos(angle), joint.across + middle * sin(angle)))
  }()

  private init(
    reach: Double, handle1: Double, handle2: (along: Double, across: Double),
    joint: (along: Double, across: Double), handle3: (along: Double, across: Double)
  ) {
    self.reach = reach
    self.handle1 = handle1
    self.handle2 = handle2
    self.joint = joint
    self.handle3 = handle3
  }
}

extension Corner {
  /// A corner between the circular one, at 0, and the continuous one, at 1.
  init(smoothness: Double) {
    func mix(_ path: (Corner) -> Double) -> Double {
      path(.circular) + (path(.continuous) - path(.circular)) * smoothness
    }
    self.init(
      reach: mix(\.reach), handle1: mix(\.handle1),
      handle2: (mix(\.handle2.along), mix(\.handle2.across)),
      joint: (mix(\.joint.along), mix(\.joint.across)),
      handle3: (mix(\.handle3.along), mix(\.handle3.across)))
  }

  /// A line to where the corner begins, then its curves.
  func elements(
    at corner: CGPoint, radius: CGSize, along: CGPoint, across: CGPoint
  ) -> [Outline.Element] {
    guard radius.width > 0, radius.height > 0 else { return [.line(to: corner)] }
    func point(_ first: Double, _ second: Double) -> CGPoint {
      let x = along.x * first + across.x * second
      let y = along.y * first + across.y * second
      return CGPoint(x: corner.x + x * radius.width, y: corner.y + y * radius.height)
    }
    return [
      .line(to: point(reach, 0)),
      .curve(
        to: point(joint.along, joint.across), control1: point(handle1, 0),
        control2: point(handle2.along, handle2.across)),
      .curve(
        to: point(joint.across, joint.along), control1: point(handle3.along, handle3.across),
        control2: point(handle3.across, handle3.along)),
      .curve(
        to: point(0, reach), control1: point(handle2.across, handle2.along),
        control2: point(0, handle1)),
    ]
  }
}
