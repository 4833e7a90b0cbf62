import Foundation

/// An area that a device can be in.
open class CLRegion: NSObject, @unchecked Sendable {
  /// What tells the area from others.
  public let identifier: String
  /// Whether to tell when the device comes in.
  open var notifyOnEntry = true
  /// Whether to tell when the device leaves.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the ground.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// How far it reaches, in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies within.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}

/// Whether a device is in an area.
public enum CLRegionState: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// It is.
  case inside = 1
  /// It is not.
  case outside = 2
}

/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When it began.
  open var arrivalDate: Date { .distantPast }
  /// When it ended.
  open var departureDate: Date { .distantFuture }
  /// The place.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// How far off the place may be.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
