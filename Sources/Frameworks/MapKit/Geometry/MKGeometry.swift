import CoreLocation
import Foundation

/// How many metres a degree of latitude and one of longitude are long, on the ellipsoid of WGS 84.
func metresPerDegree(
  at latitude: CLLocationDegrees
) -> (latitude: CLLocationDistance, longitude: CLLocationDistance) {
  let (equator, flattening) = (6_378_137.0, 1 / 298.257_223_563)
  let excentricity = flattening * (2 - flattening)
  let angle = latitude * .pi / 180
  let bending = 1 - excentricity * sin(angle) * sin(angle)
  return (
    equator * (1 - excentricity) / (bending * bending.squareRoot()) * .pi / 180,
    equator * cos(angle) / bending.squareRoot() * .pi / 180
  )
}

/// How many points of the map a metre takes at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / 360 / metresPerDegree(at: latitude).longitude
}

/// How many metres a point of the map is long at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// Makes a place on the map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Makes an extent on the map.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}

/// Makes a rectangle of the map.
public func MKMapRectMake(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }
