import Foundation

/// Asks what is to be found where somebody tapped.
///
/// On Linux there is no service to ask, so nothing is found.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  private let tapped: MapFeature?

  /// Creates a request for what somebody tapped.
  public init(feature: MapFeature) { tapped = feature }

  /// Creates a request for what an identifier stands for.
  public init(mapItemIdentifier identifier: MKMapItem.Identifier) { tapped = nil }

  /// What somebody tapped.
  open var feature: MapFeature? { tapped }
  /// What somebody tapped.
  open var mapFeature: MapFeature? { tapped }

  /// What is to be found there.
  open var mapItem: MKMapItem {
    get async throws { throw MKError(.placemarkNotFound) }
  }

  /// Ends the search.
  open func cancel() {}
}
