import CoreLocation
import UIKit

/// Takes a picture of a map, which there is none of on Linux.
@MainActor open class MKMapSnapshotter: NSObject {
  /// Creates what takes a picture.
  public init(options: Options = Options()) {}

  /// Whether it is being taken.
  open var isLoading: Bool { false }
  /// Takes it.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// Takes it.
  open func start(completionHandler: @escaping @MainActor (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Takes it no longer.
  open func cancel() {}

  /// What is in the picture.
  @MainActor open class Options: NSObject {
    /// The region.
    open var region = MKCoordinateRegion()
    /// The rectangle of the map.
    open var mapRect = MKMapRect.world
    /// From where it is seen.
    open var camera = MKMapCamera()
    /// What the map looks like.
    open var mapType = MKMapType.standard
    /// How large the picture is, in points.
    open var size = CGSize(width: 256, height: 256)
    /// How many pixels a point has.
    open var scale: CGFloat = 1
    /// Whether buildings are seen.
    open var showsBuildings = true
    /// Which kinds of places are seen.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates options.
    public override nonisolated init() {}
  }

  /// A picture of a map.
  @MainActor open class Snapshot: NSObject {
    /// The picture.
    open var image: UIImage { UIImage() }
    /// The point of the picture at a place.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
}
