import CoreLocation
import Foundation

/// Looks for the place of an address.
///
/// On Linux there is no service to ask, so nothing is found.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  /// The address.
  public let addressString: String
  /// Where to look first.
  open var region: MKCoordinateRegion?
  /// The words to answer in.
  open var preferredLocale: Locale?

  /// Creates a request, unless the address is empty.
  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }

  /// What was found.
  open var mapItems: [MKMapItem] {
    get async throws { throw MKError(.placemarkNotFound) }
  }

  /// Ends the search.
  open func cancel() {}
}

/// Looks for the address of a place.
///
/// On Linux there is no service to ask, so nothing is found.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation
  /// The words to answer in.
  open var preferredLocale: Locale?

  /// Creates a request.
  public init?(location: CLLocation) { self.location = location }

  /// What was found.
  open var mapItems: [MKMapItem] {
    get async throws { throw MKError(.placemarkNotFound) }
  }

  /// Ends the search.
  open func cancel() {}
}
