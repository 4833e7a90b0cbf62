import CoreLocation
import UIKit

extension MKMapView {
  /// How near and how far a camera may be.
  open class CameraZoomRange: NSObject, @unchecked Sendable {
    /// The least distance, in metres.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance, in metres.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
    }

    /// Creates a range that is open at its end.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .infinity)
    }

    /// Creates a range that is open at its start.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
    }
  }

  /// What may be in the middle of a map.
  open class CameraBoundary: NSObject, @unchecked Sendable {
    /// The region.
    public let region: MKCoordinateRegion

    /// Creates a boundary around a region.
    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }

    /// Creates a boundary around a rectangle of the map.
    public convenience init?(mapRect: MKMapRect) {
      self.init(coordinateRegion: MKCoordinateRegion(mapRect))
    }
  }
}

extension MKMapRect {
  /// Creates the rectangle of a region.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    self.init(
      around: [-0.5, 0.5].map {
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: center.latitude + $0 * span.latitudeDelta,
            longitude: center.longitude + $0 * span.longitudeDelta))
      })
  }
}

/// What a map looks like.
public enum MKMapType: UInt, Sendable {
  /// Drawn.
  case standard = 0
  /// As seen from above.
  case satellite = 1
  /// As seen from above, with names.
  case hybrid = 2
  /// As seen from above, with heights.
  case satelliteFlyover = 3
  /// As seen from above, with names and heights.
  case hybridFlyover = 4
  /// Drawn in weak colours.
  case mutedStandard = 5
}

/// Whether a map follows a device.
public enum MKUserTrackingMode: Int, Sendable {
  /// It does not.
  case none = 0
  /// It does.
  case follow = 1
  /// It does, and what the device points to is up.
  case followWithHeading = 2
}

/// Which places of a map itself can be selected.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The kinds as bits.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shops, stations and the like.
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  /// Towns and countries.
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  /// Mountains, rivers and the like.
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// What a map looks like.
@MainActor open class MKMapConfiguration: NSObject {
  /// Whether heights are seen.
  open var elevationStyle = ElevationStyle.flat

  /// Whether heights are seen.
  public enum ElevationStyle: Int, Sendable {
    /// They are not.
    case flat = 0
    /// They are.
    case realistic = 1
  }
}

/// A map that is drawn.
@MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong its colours are.
  open var emphasisStyle = EmphasisStyle.default
  /// Which kinds of places are seen.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether busy streets are seen.
  open var showsTraffic = false

  /// Creates a map that is drawn.
  public override init() {}

  /// Creates a map that is drawn with or without heights.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  /// Creates a map that is drawn in strong or weak colours.
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }

  /// How strong colours are.
  public enum EmphasisStyle: Int, Sendable {
    /// As they are.
    case `default` = 0
    /// Weak.
    case muted = 1
  }
}

/// A map as seen from above.
@MainActor open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a map as seen from above.
  public override init() {}

  /// Creates a map as seen from above with or without heights.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A map as seen from above, with names.
@MainActor open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which kinds of places are seen.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether busy streets are seen.
  open var showsTraffic = false

  /// Creates a map as seen from above, with names.
  public override init() {}

  /// Creates a map as seen from above, with names, with or without heights.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
