import CoreLocation
import SwiftUI

/// How far people can move a map.
public struct MapCameraBounds: Sendable {
  let region: MKCoordinateRegion?
  let minimumDistance: Double?
  let maximumDistance: Double?

  /// Creates bounds for how near and how far the camera may be.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    region = nil
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }

  /// Creates bounds for what may be in the middle.
  public init(
    centerCoordinateBounds region: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.region = region
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }

  /// Creates bounds for what may be in the middle.
  public init(
    centerCoordinateBounds rect: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: MKCoordinateRegion(rect), minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }
}

/// What a map shows after it was moved.
public struct MapCameraUpdateContext {
  /// From where it is seen.
  public let camera: MapCamera
  /// The region that is seen.
  public let region: MKCoordinateRegion
  /// The rectangle that is seen.
  public let rect: MKMapRect
}

/// When to tell that a map was moved.
public struct MapCameraUpdateFrequency {
  private let isContinuous: Bool

  /// All the time.
  public static var continuous: MapCameraUpdateFrequency { Self(isContinuous: true) }
  /// When it has come to rest.
  public static var onEnd: MapCameraUpdateFrequency { Self(isContinuous: false) }
}

extension View {
  /// Does something when a map was moved, which a drawing does not.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }

  /// Does something when a map was moved, which a drawing does not.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Plays keyframes of a map's camera when a value changes, which a drawing does not.
  public func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View { self }
}
