import CoreLocation
import SwiftUI

/// A view that knows where places of a map in it are.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  /// The view.
  public var body: some View { content(MapProxy()) }
}

/// Tells where places of a map are.
///
/// A map is not drawn, so no place is to be found in it.
public struct MapProxy {
  init() {}

  /// The place at a point of a view.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }

  /// The point of a view at which a place is.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }

  /// A camera that sees all of a rectangle.
  public func camera(framing rect: MKMapRect) -> MapCamera? { nil }

  /// A camera that sees all of a region.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }

  /// A camera that sees what is to be found at a place.
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? { nil }
}
