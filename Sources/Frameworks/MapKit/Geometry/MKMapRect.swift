import CoreLocation
import Foundation

/// A place on the flat map, whose origin is its north-western corner.
public struct MKMapPoint: Sendable {
  /// How far east.
  public var x: Double
  /// How far south.
  public var y: Double

  /// Creates the north-western corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a place on the map.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the place on the map of a place on the ground, after Mercator.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = coordinate.latitude * .pi / 180
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (1 - asinh(tan(latitude)) / .pi) / 2 * MKMapSize.world.height
  }

  /// The place on the ground.
  public var coordinate: CLLocationCoordinate2D {
    let height = .pi * (1 - 2 * y / MKMapSize.world.height)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(height)) * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
  }

  /// How far it is to another place along the ground, in metres.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// An extent on the flat map.
public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// The extent of the whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)

  /// Creates no extent.
  public init() { self.init(width: 0, height: 0) }

  /// Creates an extent.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of the flat map.
public struct MKMapRect: Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// The extent.
  public var size: MKMapSize

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// A rectangle that is nowhere.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Creates a rectangle without extent.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// Halfway from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// Halfway from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// Whether the rectangle is nowhere.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle has no extent.
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }
}

extension MKMapRect {
  /// The smallest rectangle around both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    return MKMapRect(
      from: MKMapPoint(x: min(minX, rect.minX), y: min(minY, rect.minY)),
      to: MKMapPoint(x: max(maxX, rect.maxX), y: max(maxY, rect.maxY)))
  }

  /// What both have in common.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard intersects(rect) else { return .null }
    return MKMapRect(
      from: MKMapPoint(x: max(minX, rect.minX), y: max(minY, rect.minY)),
      to: MKMapPoint(x: min(maxX, rect.maxX), y: min(maxY, rect.maxY)))
  }

  /// Whether both have something in common.
  public func intersects(_ rect: MKMapRect) -> Bool {
    minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
  }

  /// Whether a place lies within.
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
  }

  /// Whether another rectangle lies within.
  public func contains(_ rect: MKMapRect) -> Bool {
    minX <= rect.minX && rect.maxX <= maxX && minY <= rect.minY && rect.maxY <= maxY
  }

  /// The rectangle, smaller on all sides.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle, moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  private init(from first: MKMapPoint, to last: MKMapPoint) {
    self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }

  /// The smallest rectangle around some places.
  init(around points: [MKMapPoint]) {
    self = points.map { MKMapRect(from: $0, to: $0) }.reduce(.null) { $0.union($1) }
  }
}
