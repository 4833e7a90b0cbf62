import CoreLocation
import SwiftUI

/// What a map shows.
public struct MapCameraPosition: Equatable {
  indirect enum Place {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
  }

  let place: Place

  /// All of the map's content.
  public static var automatic: MapCameraPosition { Self(place: .automatic) }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    Self(place: .camera(camera))
  }

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    Self(place: .region(region))
  }

  /// A rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { Self(place: .rect(rect)) }

  /// What is to be found at a place.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    Self(place: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }

  /// Where the device is, or something else while that is not known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    Self(place: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }
}

extension MapCameraPosition {
  /// The camera, if it is given by one.
  public var camera: MapCamera? {
    if case .camera(let camera) = place { camera } else { nil }
  }

  /// The region, if it is given by one.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = place { region } else { nil }
  }

  /// The rectangle, if it is given by one.
  public var rect: MKMapRect? {
    if case .rect(let rect) = place { rect } else { nil }
  }

  /// What is to be found at a place, if it is given by that.
  public var item: MKMapItem? {
    if case .item(let item, _) = place { item } else { nil }
  }

  /// Whether the view may be slanted.
  public var allowsAutomaticPitch: Bool {
    if case .item(_, let allows) = place { allows } else { false }
  }

  /// Whether it is where the device is.
  public var followsUserLocation: Bool { fallbackPosition != nil }

  /// Whether what the device points to is up.
  public var followsUserHeading: Bool {
    if case .userLocation(let follows, _) = place { follows } else { false }
  }

  /// What is shown while it is not known where the device is.
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = place { fallback } else { nil }
  }

  /// Whether people have moved the map.
  public var positionedByUser: Bool { false }

  /// Whether both show the same.
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    switch (a.place, b.place) {
    case (.automatic, .automatic): true
    case (.camera(let a), .camera(let b)): a == b
    case (.region(let a), .region(let b)):
      a.center.isSame(as: b.center) && a.span.latitudeDelta == b.span.latitudeDelta
        && a.span.longitudeDelta == b.span.longitudeDelta
    case (.rect(let a), .rect(let b)): a.isSame(as: b)
    case (.item(let a, let aAllows), .item(let b, let bAllows)): a == b && aAllows == bAllows
    case (.userLocation(let aFollows, let a), .userLocation(let bFollows, let b)):
      aFollows == bFollows && a == b
    default: false
    }
  }
}
