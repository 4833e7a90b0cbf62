/// A turn around an axis in space.
public struct Rotation3D: Hashable, Sendable {
  /// How far it turns.
  public var angle: Angle2D
  /// What it turns around.
  public var axis: RotationAxis3D

  /// No turn at all.
  public static let identity = Rotation3D()

  /// Creates a turn that leaves everything in its place.
  public init() { self.init(angle: .zero, axis: .y) }

  /// Creates a turn around an axis.
  public init(angle: Angle2D, axis: RotationAxis3D) {
    self.angle = angle
    self.axis = axis
  }
}

/// The direction of the line that something turns around.
public struct RotationAxis3D: Hashable, Sendable {
  /// How far it points to the right.
  public var x: Double
  /// How far it points down.
  public var y: Double
  /// How far it points to the viewer.
  public var z: Double

  /// The horizontal axis.
  public static let x = RotationAxis3D(x: 1)
  /// The vertical axis.
  public static let y = RotationAxis3D(y: 1)
  /// The axis that points to the viewer.
  public static let z = RotationAxis3D(z: 1)
  /// The axis in the middle of the horizontal and the vertical one.
  public static let xy = RotationAxis3D(x: 1, y: 1)
  /// The axis in the middle of the vertical one and that towards the viewer.
  public static let yz = RotationAxis3D(y: 1, z: 1)
  /// The axis in the middle of the horizontal one and that towards the viewer.
  public static let xz = RotationAxis3D(x: 1, z: 1)
  /// The axis in the middle of all three.
  public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)

  /// Creates an axis.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}
