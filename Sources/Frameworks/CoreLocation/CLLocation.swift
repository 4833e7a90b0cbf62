import Foundation

/// Where a device was, and when.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// How high above the sea, in metres.
  public let altitude: CLLocationDistance
  /// How high above the ellipsoid of the earth, in metres.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// How far off the place may be; negative where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far off the height may be; negative where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where the device was heading; negative where it is not known.
  public let course: CLLocationDirection
  /// How far off the course may be.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// How fast the device was; negative where it is not known.
  public let speed: CLLocationSpeed
  /// How far off the speed may be.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When the device was there.
  public let timestamp: Date
  /// The floor of a building, where it is known.
  open var floor: CLFloor? { nil }
  /// Where the location comes from, where it is known.
  open var sourceInformation: CLLocationSourceInformation? { nil }

  /// Creates a location from a place alone.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates the location of a device at rest.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates the location of a device that moves.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates the location of a device whose movement is known more or less well.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// The location itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// How far it is to another place along the ground, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let up = sin((there.latitude - here.latitude) * radians / 2)
    let across = sin((there.longitude - here.longitude) * radians / 2)
    let shrinking = cos(here.latitude * radians) * cos(there.latitude * radians)
    return 2 * 6_371_009 * asin(min(1, sqrt(up * up + shrinking * across * across)))
  }
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// Which it is, from the ground up.
  public let level: Int

  init(level: Int) { self.level = level }
}

/// Where a location comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether software made it up.
  public let isSimulatedBySoftware: Bool
  /// Whether another device found it.
  public let isProducedByAccessory: Bool

  /// Creates what is known of a location's source.
  public init(
    softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool
  ) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}

/// Where a device points.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees clockwise from the magnetic pole.
  open var magneticHeading: CLLocationDirection { 0 }
  /// Degrees clockwise from north; negative where it is not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// How far off the heading may be; negative where it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When the device pointed there.
  open var timestamp: Date { .distantPast }
}
