import Foundation

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A length on the ground, in metres.
public typealias CLLocationDistance = Double
/// How far off a place may be, in metres.
public typealias CLLocationAccuracy = Double
/// How fast something moves, in metres a second.
public typealias CLLocationSpeed = Double
/// How far off a speed may be.
public typealias CLLocationSpeedAccuracy = Double
/// Where something heads, in degrees clockwise from north.
public typealias CLLocationDirection = Double
/// How far off a direction may be.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the ground.
public struct CLLocationCoordinate2D: Sendable {
  /// How far north, in degrees.
  public var latitude: CLLocationDegrees
  /// How far east, in degrees.
  public var longitude: CLLocationDegrees

  /// Creates the place where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that does not exist.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a place exists.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Makes a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// As accurate as can be, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As accurate as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As accurate as an app gets that may not know more.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// As far as can be.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// As long as can be.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
