import CoreLocation
import SwiftUI

/// From where a map is seen.
public struct MapCamera: Equatable, Sendable {
  /// What is in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away that is, in metres.
  public var distance: Double
  /// What is up, in degrees clockwise from north.
  public var heading: Double
  /// How slanted the view is, in degrees; straight down where it is 0.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Creates the camera of a view of the older kind.
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }

  /// Whether both see the same.
  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
    lhs.centerCoordinate.isSame(as: rhs.centerCoordinate) && lhs.distance == rhs.distance
      && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
  }
}

/// From where a map of the older kind is seen.
open class MKMapCamera: NSObject, @unchecked Sendable {
  /// What is in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far away that is, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How slanted the view is, in degrees.
  open var pitch: CGFloat = 0
  /// What is up, in degrees clockwise from north.
  open var heading: CLLocationDirection = 0

  /// Creates a camera.
  public override init() {}

  /// Creates a camera that looks at a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}

extension CLLocationCoordinate2D {
  /// Whether it is the same place.
  func isSame(as other: CLLocationCoordinate2D) -> Bool {
    latitude == other.latitude && longitude == other.longitude
  }
}

extension MKMapRect {
  /// Whether it is the same rectangle.
  func isSame(as other: MKMapRect) -> Bool {
    minX == other.minX && minY == other.minY && width == other.width && height == other.height
  }
}

extension CLLocationCoordinate2D: Animatable {
  /// Latitude and longitude.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(latitude, longitude) }
    set { (latitude, longitude) = (newValue.first, newValue.second) }
  }
}
