import CoreLocation
import UIKit

/// A view of what stands at a place of a map.
@MainActor open class MKAnnotationView: UIView {
  /// What stands there.
  open var annotation: (any MKAnnotation)?
  /// What views that can take each other's place are called.
  public let reuseIdentifier: String?
  /// What is seen.
  open var image: UIImage?
  /// How far the middle lies from the place.
  open var centerOffset = CGPoint.zero
  /// How far details lie from the view.
  open var calloutOffset = CGPoint.zero
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether details are shown when it is selected.
  open var canShowCallout = false
  /// What stands before the details.
  open var leftCalloutAccessoryView: UIView?
  /// What stands after the details.
  open var rightCalloutAccessoryView: UIView?
  /// What stands beneath the details.
  open var detailCalloutAccessoryView: UIView?
  /// Whether people can move it.
  open var isDraggable = false
  /// What views are called that become one where they are near.
  open var clusteringIdentifier: String?
  /// How much it matters that it is seen.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// How it gets along with others.
  open var collisionMode = CollisionMode.rectangle
  /// The view of the group that it belongs to.
  open var cluster: MKAnnotationView? { nil }

  /// Creates a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view that was kept.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Gets ready for another place.
  open func prepareForReuse() {}
  /// Gets ready to be seen.
  open func prepareForDisplay() {}
  /// Selects it, or does so no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// The form of a view that others keep away from.
  public enum CollisionMode: Int, Sendable {
    /// A rectangle.
    case rectangle = 0
    /// A circle.
    case circle = 1
    /// None.
    case none = 2
  }
}

/// A balloon at a place of a map.
@MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon.
  open var markerTintColor: UIColor?
  /// The colour of what stands in it.
  open var glyphTintColor: UIColor?
  /// The letters that stand in it.
  open var glyphText: String?
  /// The image that stands in it.
  open var glyphImage: UIImage?
  /// The image that stands in it when it is selected.
  open var selectedGlyphImage: UIImage?
  /// Whether it drops onto the map.
  open var animatesWhenAdded = false
  /// Whether its name is seen.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether what is said beneath is seen.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}

/// A pin at a place of a map.
@MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pinTintColor: UIColor! = .systemRed
  /// Whether it drops onto the map.
  open var animatesDrop = false
}

/// The dot where a device is.
@MainActor open class MKUserLocationView: MKAnnotationView {}

/// Where a device is.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The place.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  /// The place, where it is known.
  open var location: CLLocation? { nil }
  /// Where the device points, where it is known.
  open var heading: CLHeading? { nil }
  /// Whether the place is being looked for.
  open var isUpdating: Bool { false }
  /// What it is called.
  open var title: String? = ""
  /// What is said beneath.
  open var subtitle: String?
}

/// Things that stand near each other.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The things.
  public let memberAnnotations: [any MKAnnotation]
  /// What they are called.
  open var title: String?
  /// What is said beneath.
  open var subtitle: String?

  /// Creates a group.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
  }

  /// The middle of a rectangle around them.
  open var coordinate: CLLocationCoordinate2D {
    MKCoordinateRegion(MKMapRect(around: memberAnnotations.map { MKMapPoint($0.coordinate) }))
      .center
  }
}

/// How much it matters that something is seen.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// Up to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to be.
  public static let required = MKFeatureDisplayPriority(1000)
  /// It should be.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// It may be.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether something is seen.
public enum MKFeatureVisibility: Int, Sendable {
  /// Where there is room.
  case adaptive = 0
  /// It is not.
  case hidden = 1
  /// It is.
  case visible = 2
}

/// The kind of views that are used where none is registered.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The kind of views that are used for groups where none is registered.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
