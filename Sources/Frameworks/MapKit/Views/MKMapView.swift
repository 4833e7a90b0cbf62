import CoreLocation
import UIKit

/// A view of a map of UIKit.
///
/// It keeps what it is told; a map is not drawn.
@MainActor open class MKMapView: UIView {
  /// Who is told.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the map looks like.
  open var mapType = MKMapType.standard
  /// What the map looks like.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// What is seen.
  open var region = MKCoordinateRegion()
  /// From where it is seen.
  open var camera = MKMapCamera()
  /// How near and how far the camera may be.
  open var cameraZoomRange: CameraZoomRange?
  /// What may be in the middle.
  open var cameraBoundary: CameraBoundary?
  /// Whether people can come nearer or go farther away.
  open var isZoomEnabled = true
  /// Whether people can move the map.
  open var isScrollEnabled = true
  /// Whether people can turn the map.
  open var isRotateEnabled = true
  /// Whether people can see the map from a slant.
  open var isPitchEnabled = true
  /// Whether north can be found.
  open var showsCompass = true
  /// Whether it is said how long distances are.
  open var showsScale = false
  /// Whether busy streets are seen.
  open var showsTraffic = false
  /// Whether buildings are seen.
  open var showsBuildings = true
  /// Whether it is seen where the device is.
  open var showsUserLocation = false
  /// Whether people can have the map show where the device is.
  open var showsUserTrackingButton = false
  /// Which kinds of places are seen.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Which places of the map itself can be selected.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// Whether the map follows the device.
  open var userTrackingMode = MKUserTrackingMode.none

  /// What stands at places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What of it is selected.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// What covers parts of the map.
  open private(set) var overlays: [any MKOverlay] = []
  /// Where the device is.
  public let userLocation = MKUserLocation()

  /// What is in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// What is seen, as a rectangle of the map.
  open var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { region = MKCoordinateRegion(newValue) }
  }

  /// Whether it is seen where the device is.
  open var isUserLocationVisible: Bool { false }

  /// Creates a map of the world.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a map that was kept.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

// What is seen.
extension MKMapView {
  /// Shows a region.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Has a place in the middle.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Shows a rectangle of the map.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  /// Shows a rectangle of the map with room around it.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { visibleMapRect = mapRect }
  /// Sees the map from elsewhere.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Says how near and how far the camera may be.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  /// Says what may be in the middle.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  /// Says whether the map follows the device.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// The region nearest to another that has the form of the view.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The place at a point of a view.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
    let rect = visibleMapRect
    return MKMapPoint(
      x: rect.minX + point.x / bounds.width * rect.width,
      y: rect.minY + point.y / bounds.height * rect.height
    ).coordinate
  }
  /// The point of a view at a place.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
    guard !rect.isEmpty else { return .zero }
    return CGPoint(
      x: (point.x - rect.minX) / rect.width * bounds.width,
      y: (point.y - rect.minY) / rect.height * bounds.height)
  }
}

// What stands at places, and what covers parts of the map.
extension MKMapView {
  /// Adds what stands at a place.
  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds what stands at places.
  public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes what stands at a place.
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Removes what stands at places.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }
  /// Shows a region in which some things stand.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    visibleMapRect = MKMapRect(around: annotations.map { MKMapPoint($0.coordinate) })
  }
  /// Selects what stands at a place.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Selects it no longer.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// The view of what stands at a place, of which a map that is not drawn has none.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Says which class views of a kind have.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {}
  /// A view that was used before.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }
  /// A view that was used before, or a new one.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Adds what covers a part of the map.
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds what covers a part of the map, above roads or above everything.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Adds what covers parts of the map.
  public func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes what covers a part of the map.
  public func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes what covers parts of the map.
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// What draws what covers a part of the map, of which a map that is not drawn has none.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}
