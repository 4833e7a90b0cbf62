import CoreLocation
import Foundation

/// Looks for places.
///
/// On Linux there is no service to ask, so nothing is found.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Takes what was found.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search.
  public init(request: Request) {}

  /// Creates a search for kinds of places near another.
  public init(request: MKLocalPointsOfInterestRequest) {}

  /// Whether the search is going on.
  open var isSearching: Bool { false }

  /// Begins the search.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.placemarkNotFound))
  }

  /// Searches.
  open func start() async throws -> Response { throw MKError(.placemarkNotFound) }

  /// Ends the search.
  open func cancel() {}

  /// What to look for.
  open class Request: NSObject, @unchecked Sendable {
    /// In the words of people.
    open var naturalLanguageQuery: String?
    /// Where to look first.
    open var region = MKCoordinateRegion()
    /// Whether to look only there.
    open var regionPriority = MKLocalSearch.RegionPriority.default
    /// What may be found.
    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
    /// Which kinds of places may be found.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request without words.
    public override init() {}

    /// Creates a request with words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request with words, and where to look first.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a request for what was proposed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// A region around all of them.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// What may be found.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds as bits.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Shops, stations and the like.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains, rivers and the like.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// Whether to look only in a region.
  public enum RegionPriority: Int, Sendable {
    /// Elsewhere, too.
    case `default` = 0
    /// Nowhere else.
    case required = 1
  }
}

/// Which kinds of places to look for near another.
open class MKLocalPointsOfInterestRequest: NSObject {
  /// Where to look.
  public let region: MKCoordinateRegion
  /// Which kinds may be found.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Creates a request for what lies within some metres of a place.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }

  /// Creates a request for what lies in a region.
  public init(coordinateRegion region: MKCoordinateRegion) { self.region = region }
}
