import CoreLocation
import SwiftUI

/// A circle on a map.
public struct MapCircle {
  /// The circle.
  package let circle: MKCircle

  /// Creates a circle with a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    circle = MKCircle(center: center, radius: radius)
  }

  /// Creates a circle of the older kind.
  public init(_ circle: MKCircle) { self.circle = circle }

  /// Creates the largest circle in a rectangle.
  public init(mapRect: MKMapRect) { circle = MKCircle(mapRect: mapRect) }
}

/// An area on a map.
public struct MapPolygon {
  /// The area.
  package let polygon: MKPolygon

  /// Creates an area between places on the ground.
  public init(coordinates: [CLLocationCoordinate2D]) {
    polygon = MKPolygon(coordinates: coordinates, count: coordinates.count)
  }

  /// Creates an area between places on the map.
  public init(points: [MKMapPoint]) { polygon = MKPolygon(points: points, count: points.count) }

  /// Creates an area of the older kind.
  public init(_ polygon: MKPolygon) { self.polygon = polygon }
}

/// A line on a map.
public struct MapPolyline {
  /// The line.
  package let polyline: MKPolyline

  /// Creates a line through places on the ground.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    polyline = MKPolyline(coordinates: coordinates, count: coordinates.count)
  }

  /// Creates a line through places on the map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    polyline = MKPolyline(points: points, count: points.count)
  }

  /// Creates a line of the older kind.
  public init(_ polyline: MKPolyline) { self.polyline = polyline }

  /// Creates the line of a way.
  public init(_ route: MKRoute) { polyline = route.polyline }

  /// What is straight.
  public struct ContourStyle: Sendable {
    private let isGeodesic: Bool

    /// What is so on the map.
    public static var straight: ContourStyle { Self(isGeodesic: false) }
    /// What is so on the globe.
    public static var geodesic: ContourStyle { Self(isGeodesic: true) }
  }
}

extension MapCircle: MapContent {
  /// There is no body: it is drawn by a map.
  public typealias Body = Never
}

extension MapPolygon: MapContent {
  /// There is no body: it is drawn by a map.
  public typealias Body = Never
}

extension MapPolyline: MapContent {
  /// There is no body: it is drawn by a map.
  public typealias Body = Never
}
