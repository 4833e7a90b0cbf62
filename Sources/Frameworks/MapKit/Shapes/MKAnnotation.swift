import CoreLocation
import Foundation

/// What stands at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What is said beneath.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// It has no name.
  public var title: String? { nil }
  /// Nothing is said beneath.
  public var subtitle: String? { nil }
}

/// Something on a map that has a name.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  /// What it is called.
  open var title: String?
  /// What is said beneath.
  open var subtitle: String?
  /// The place.
  open var coordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D() }
    set {}
  }

  /// Creates something without a name.
  public override init() {}
}

/// A place on a map that has a name.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  private var place: CLLocationCoordinate2D

  /// The place.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  /// Creates a place without a name.
  public override init() { place = CLLocationCoordinate2D() }

  /// Creates a place without a name.
  public init(coordinate: CLLocationCoordinate2D) { place = coordinate }

  /// Creates a place with a name.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}
