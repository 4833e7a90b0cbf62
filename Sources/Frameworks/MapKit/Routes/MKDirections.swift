import CoreLocation
import Foundation

/// Looks for ways from one place to another.
///
/// On Linux there is no service to ask, so none is found.
open class MKDirections: NSObject, @unchecked Sendable {
  /// Takes the ways that were found.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// Takes how long the way takes.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Creates a search.
  public init(request: Request) {}

  /// Whether the search is going on.
  open var isCalculating: Bool { false }

  /// Begins to look for ways.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    completionHandler(nil, MKError(.directionsNotFound))
  }

  /// Looks for ways.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

  /// Begins to find out how long the way takes.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    completionHandler(nil, MKError(.directionsNotFound))
  }

  /// Finds out how long the way takes.
  open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }

  /// Ends the search.
  open func cancel() {}

  /// From where to where, and how.
  open class Request: NSObject, @unchecked Sendable {
    /// Where the way begins.
    open var source: MKMapItem?
    /// Where the way ends.
    open var destination: MKMapItem?
    /// How people travel.
    open var transportType: MKDirectionsTransportType = .any
    /// Whether other ways are wanted, too.
    open var requestsAlternateRoutes = false
    /// When people leave.
    open var departureDate: Date?
    /// When people want to be there.
    open var arrivalDate: Date?
    /// Whether ways that cost something are welcome.
    open var tollPreference = MKDirections.RoutePreference.any
    /// Whether large roads are welcome.
    open var highwayPreference = MKDirections.RoutePreference.any

    /// Creates a request.
    public override init() {}
  }

  /// Whether a kind of way is welcome.
  public enum RoutePreference: Int, Sendable {
    /// It is.
    case any = 0
    /// It is to be avoided.
    case avoid = 1
  }

  /// The ways that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// Where the ways begin.
    open var source: MKMapItem { MKMapItem() }
    /// Where the ways end.
    open var destination: MKMapItem { MKMapItem() }
    /// The ways, the best first.
    open var routes: [MKRoute] { [] }
  }

  /// How long a way takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// Where the way begins.
    open var source: MKMapItem { MKMapItem() }
    /// Where the way ends.
    open var destination: MKMapItem { MKMapItem() }
    /// The time in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length in metres.
    open var distance: CLLocationDistance { 0 }
    /// When people will be there.
    open var expectedArrivalDate: Date { .distantFuture }
    /// When people have to leave.
    open var expectedDepartureDate: Date { .distantPast }
    /// How people travel.
    open var transportType: MKDirectionsTransportType { .any }
  }
}

/// How people travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The kinds as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By train or bus.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// By bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  /// Anyhow.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another.
open class MKRoute: NSObject, @unchecked Sendable {
  /// What the way is called.
  open var name: String { "" }
  /// What to be careful of.
  open var advisoryNotices: [String] { [] }
  /// The length in metres.
  open var distance: CLLocationDistance { 0 }
  /// The time in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How people travel.
  open var transportType: MKDirectionsTransportType { .any }
  /// The line on the map.
  open var polyline: MKPolyline { MKPolyline() }
  /// What to do, one after the other.
  open var steps: [Step] { [] }
  /// Whether the way costs something.
  open var hasTolls: Bool { false }
  /// Whether the way takes large roads.
  open var hasHighways: Bool { false }

  /// Something to do.
  open class Step: NSObject, @unchecked Sendable {
    /// What to do.
    open var instructions: String { "" }
    /// What to be careful of.
    open var notice: String? { nil }
    /// The length in metres.
    open var distance: CLLocationDistance { 0 }
    /// The line on the map.
    open var polyline: MKPolyline { MKPolyline() }
    /// How people travel.
    open var transportType: MKDirectionsTransportType { .any }
  }
}
