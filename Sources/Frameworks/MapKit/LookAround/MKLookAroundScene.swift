import CoreLocation
import Foundation

/// What is seen from a street.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// Asks what is seen from a street near a place.
///
/// On Linux there is no service to ask, so nothing is seen.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  private let place: CLLocationCoordinate2D?
  private let item: MKMapItem?

  /// Creates a request for a place.
  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    item = nil
  }

  /// Creates a request for what is to be found at a place.
  public init(mapItem: MKMapItem) {
    place = nil
    item = mapItem
  }

  /// The place.
  open var coordinate: CLLocationCoordinate2D { place ?? kCLLocationCoordinate2DInvalid }
  /// What is to be found at the place.
  open var mapItem: MKMapItem? { item }
  /// Whether the request has been cancelled.
  open var isCancelled: Bool { false }
  /// Whether an answer is waited for.
  open var isLoading: Bool { false }

  /// What is seen, if anything.
  open var scene: MKLookAroundScene? {
    get async throws { nil }
  }

  /// Asks what is seen.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) { completionHandler(nil, nil) }

  /// Does not wait any longer.
  open func cancel() {}
}
