import Spatial

/// From where a chart in space is seen.
public struct Chart3DPose: Hashable {
  /// How far to the side.
  public let azimuth: Angle2D
  /// How far above.
  public let inclination: Angle2D

  /// Creates a pose.
  public init(azimuth: Angle2D, inclination: Angle2D) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  /// From a little aside and above.
  public static var `default`: Chart3DPose { at(20, 10) }
  /// From the front.
  public static var front: Chart3DPose { at(0, 0) }
  /// From the back.
  public static var back: Chart3DPose { at(180, 0) }
  /// From above.
  public static var top: Chart3DPose { at(0, 90) }
  /// From below.
  public static var bottom: Chart3DPose { at(0, -90) }
  /// From the left.
  public static var left: Chart3DPose { at(-90, 0) }
  /// From the right.
  public static var right: Chart3DPose { at(90, 0) }

  private static func at(_ azimuth: Double, _ inclination: Double) -> Chart3DPose {
    Chart3DPose(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
  }
}

/// How a chart in space is seen on a plane.
public struct Chart3DCameraProjection: Hashable {
  private let name: String

  /// As the chart sees fit.
  public static var automatic: Chart3DCameraProjection { Self(name: "automatic") }
  /// What is farther away is smaller.
  public static var perspective: Chart3DCameraProjection { Self(name: "perspective") }
  /// What is farther away is as large.
  public static var orthographic: Chart3DCameraProjection { Self(name: "orthographic") }
}
