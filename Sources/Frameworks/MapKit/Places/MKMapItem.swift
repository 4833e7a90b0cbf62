import CoreLocation
import Foundation

/// What is to be found at a place: a shop, a station, an address.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Its telephone number.
  open var phoneNumber: String?
  /// Its site.
  open var url: URL?
  /// Its time zone.
  open var timeZone: TimeZone?
  /// What kind of place it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Its address in full and in short.
  open var address: MKAddress? { nil }
  /// What tells it from others, for ever.
  open var identifier: Identifier? { nil }
  /// Identifiers that it had before.
  open var alternateIdentifiers: Set<Identifier> { [] }
  /// Whether it is where the device is.
  open private(set) var isCurrentLocation = false

  /// Where it is.
  open var location: CLLocation {
    placemark.location ?? CLLocation(latitude: 0, longitude: 0)
  }

  /// Creates an item at a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// Creates an item at a location.
  public init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
  }

  /// Creates an item without a place.
  public convenience override init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// The item that is where the device is.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem()
    item.isCurrentLocation = true
    return item
  }

  /// Shows the item in the app for maps, which Linux does not have.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Shows items in the app for maps, which Linux does not have.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }

  /// What tells an item from others.
  open class Identifier: NSObject, @unchecked Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier.
    public init?(rawValue: String) { self.rawValue = rawValue }
  }
}

/// How directions are to be shown.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// Which kind of map is to be shown.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// What the middle of the map is to be.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How far the map is to reach.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Whether to show how busy streets are.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// Directions for whatever people prefer.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Directions for driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions for walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions for trains and buses.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// An address in full and in short.
open class MKAddress: NSObject, @unchecked Sendable {
  /// All of it.
  public let fullAddress: String
  /// What is enough to find it.
  public let shortAddress: String?

  /// Creates an address.
  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}
