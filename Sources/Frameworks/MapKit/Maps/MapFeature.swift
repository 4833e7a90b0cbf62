import CoreLocation
import SwiftUI

/// A place of the map itself that somebody tapped.
public struct MapFeature: Hashable, Sendable {
  private let latitude: Double
  private let longitude: Double

  /// Where it is.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// What it is called.
  public let title: String?
  /// What it is.
  public let kind: FeatureKind
  /// What kind of place it is.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  /// The image that stands for it.
  public var image: Image? { nil }
  /// The colour behind the image.
  public var backgroundColor: Color? { nil }

  /// What a place of a map is.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String

    /// A shop, a station or the like.
    public static var pointOfInterest: FeatureKind { Self(name: "pointOfInterest") }
    /// A town or a country.
    public static var territory: FeatureKind { Self(name: "territory") }
    /// A mountain, a river or the like.
    public static var physicalFeature: FeatureKind { Self(name: "physicalFeature") }
  }
}

/// What stands for content, or for a place of the map itself, when it is selected.
public protocol MapSelectable: Hashable {
  /// The place of the map itself.
  var feature: MapFeature? { get }

  /// Selects a place of the map itself.
  init(_ feature: MapFeature?)
}

/// Content with a tag, or a place of the map itself.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
  /// The tag of the content.
  public let value: SelectionValue?
  /// The place of the map itself.
  public let feature: MapFeature?

  /// Selects content.
  public init(_ value: SelectionValue) {
    self.value = value
    feature = nil
  }

  /// Selects a place of the map itself.
  public init(_ feature: MapFeature?) {
    value = nil
    self.feature = feature
  }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

extension View {
  /// Says which places of the map itself cannot be selected.
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }

  /// Shows content where a place of the map itself is selected.
  public func mapFeatureSelectionContent(
    @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
  ) -> some View { self }

  /// Shows details where a place of the map itself is selected.
  public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }
}

extension Never: MapSelectable {
  /// Not to be had: a value of `Never` does not exist.
  public var feature: MapFeature? { nil }

  /// Not to be called: a value of `Never` does not exist.
  public init(_ feature: MapFeature?) {
    preconditionFailure("a value of Never does not exist")
  }
}
