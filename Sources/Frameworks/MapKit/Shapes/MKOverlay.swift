import CoreLocation
import Foundation

/// What covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The middle.
  var coordinate: CLLocationCoordinate2D { get }
  /// A rectangle around it.
  var boundingMapRect: MKMapRect { get }
  /// Whether a part of it lies in a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether it takes the map's place.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Whether the rectangle around it does.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// It does not.
  public var canReplaceMapContent: Bool { false }
}

/// Whether an overlay lies above the names of a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above the roads, beneath the names.
  case aboveRoads = 0
  /// Above everything.
  case aboveLabels = 1
}

/// Some places on a map.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  private let places: [MKMapPoint]

  package init(places: [MKMapPoint]) { self.places = places }

  /// How many places there are.
  open var pointCount: Int { places.count }

  /// The places, which stay in memory as long as this does.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { memory }

  private lazy var memory: UnsafeMutablePointer<MKMapPoint> = {
    let memory = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: places.count)
    memory.initialize(from: places, count: places.count)
    return memory
  }()

  deinit {
    if !places.isEmpty { memory.deallocate() }
  }

  /// A rectangle around the places.
  open var boundingMapRect: MKMapRect { MKMapRect(around: places) }

  /// The middle of the rectangle around the places.
  open override var coordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    set {}
  }

  /// Copies places to where there is room for them.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length {
      (coords + index).initialize(to: places[range.location + index].coordinate)
    }
  }
}

/// A line on a map.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// Creates a line without places.
  public convenience init() { self.init(places: []) }

  /// Creates a line through places on the ground.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: (0..<count).map { MKMapPoint(coords[$0]) })
  }

  /// Creates a line through places on the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: (0..<count).map { points[$0] })
  }
}

/// A line that is as short as can be on the globe.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// An area on a map.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// The holes in the area.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area without places.
  public convenience init() { self.init(places: []) }

  /// Creates an area between places on the ground.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: (0..<count).map { MKMapPoint(coords[$0]) })
  }

  /// Creates an area between places on the ground that has holes.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }

  /// Creates an area between places on the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: (0..<count).map { points[$0] })
  }
}

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  private let center: CLLocationCoordinate2D
  /// How far it reaches, in metres.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  /// Creates the largest circle in a rectangle.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let edge = MKMapPoint(x: mapRect.midX + min(mapRect.width, mapRect.height) / 2, y: center.y)
    self.init(center: center.coordinate, radius: center.distance(to: edge))
  }

  /// The middle.
  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }

  /// A rectangle around the circle.
  open var boundingMapRect: MKMapRect {
    let (middle, reach) = (
      MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    )
    return MKMapRect(
      x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
