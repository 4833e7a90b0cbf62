import CoreLocation
import Foundation

/// A place on a map, and its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let place: CLLocationCoordinate2D

  /// Creates a place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates a place with an address, by the names of its parts.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }

  /// Creates the place of another placemark.
  public override init(placemark: CLPlacemark) {
    place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { place }
  /// What it is called.
  open var title: String? { name }
  /// What is said beneath.
  open var subtitle: String? { locality }
  /// The two letters of the country.
  open var countryCode: String? { isoCountryCode }
}
