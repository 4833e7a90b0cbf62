import Foundation

/// What is known of a place.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  private let place: CLLocation?

  /// Creates what is known of the same place.
  public init(placemark: CLPlacemark) { place = placemark.location }

  package init(location: CLLocation?) { place = location }

  /// Where the place is.
  open var location: CLLocation? { place }
  /// The area that the place takes.
  open var region: CLRegion? { nil }
  /// The time zone of the place.
  open var timeZone: TimeZone? { nil }
  /// What the place is called.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state or the province.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The two letters of the country.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The lake or the river.
  open var inlandWater: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// What people come to see.
  open var areasOfInterest: [String]? { nil }

  /// The placemark itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Finds addresses of places, and places of addresses.
///
/// On Linux there is no service to ask, so nothing is found.
open class CLGeocoder: NSObject {
  /// Whether a search is going on.
  open var isGeocoding: Bool { false }

  /// Creates a geocoder.
  public override init() {}

  /// Ends a search.
  open func cancelGeocode() {}

  /// Looks for the address of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  /// Looks for the address of a place, in the words of a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  /// Looks for the address of a place.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  /// Looks for the address of a place, in the words of a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.geocodeFoundNoResult) }

  /// Looks for the place of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  /// Looks for the place of an address within an area.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  /// Looks for the place of an address.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  /// Looks for the place of an address within an area.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] { throw CLError(.geocodeFoundNoResult) }
}

/// Takes what a search found.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
