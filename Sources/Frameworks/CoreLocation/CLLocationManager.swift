import Foundation

/// Tells where a device is, if people let it.
///
/// On Linux nobody has been asked, and nothing is known.
open class CLLocationManager: NSObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How far off locations may be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far a device has to move until it is told of again.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// How far a device has to turn until it is told of again.
  open var headingFilter: CLLocationDegrees = 1
  /// What the locations are for.
  open var activityType = CLActivityType.other
  /// Whether to rest while a device does.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether to go on while the app is not seen.
  open var allowsBackgroundLocationUpdates = false
  /// Whether people see that the app goes on.
  open var showsBackgroundLocationIndicator = false
  /// Which edge of the device counts as its top.
  open var headingOrientation = CLDeviceOrientation.portrait

  /// The last known location.
  open var location: CLLocation? { nil }
  /// The last known heading.
  open var heading: CLHeading? { nil }
  /// What people have allowed.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// How accurate people let locations be.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Whether the app is in a widget that may know where the device is.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// The areas that are watched.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// How large a watched area may be.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// Creates a manager.
  public override init() {}

  /// Asks to know where the device is while the app is used.
  open func requestWhenInUseAuthorization() {}
  /// Asks to know where the device is at any time.
  open func requestAlwaysAuthorization() {}
  /// Asks to know it accurately for once.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {}

  /// Asks to know it accurately for once.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String)
    async throws
  {}

  /// Asks for one location.
  open func requestLocation() {}
  /// Begins to tell of locations.
  open func startUpdatingLocation() {}
  /// Ends it.
  open func stopUpdatingLocation() {}
  /// Begins to tell of headings.
  open func startUpdatingHeading() {}
  /// Ends it.
  open func stopUpdatingHeading() {}
  /// Does not ask people to calibrate the compass.
  open func dismissHeadingCalibrationDisplay() {}
  /// Begins to tell of locations that are far apart.
  open func startMonitoringSignificantLocationChanges() {}
  /// Ends it.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Begins to tell of visits.
  open func startMonitoringVisits() {}
  /// Ends it.
  open func stopMonitoringVisits() {}
  /// Begins to watch an area.
  open func startMonitoring(for region: CLRegion) {}
  /// Ends it.
  open func stopMonitoring(for region: CLRegion) {}
  /// Asks whether the device is in an area.
  open func requestState(for region: CLRegion) {}

  /// Whether locations are to be had at all.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether headings are to be had.
  open class func headingAvailable() -> Bool { false }
  /// Whether locations that are far apart are to be had.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether areas of a kind can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// What people have allowed.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
}

/// What people have allowed.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has been asked.
  case notDetermined = 0
  /// Something forbids it, whatever people want.
  case restricted = 1
  /// People have refused.
  case denied = 2
  /// At any time.
  case authorizedAlways = 3
  /// While the app is used.
  case authorizedWhenInUse = 4
}

/// How accurate people let locations be.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As accurate as can be.
  case fullAccuracy = 0
  /// Only roughly.
  case reducedAccuracy = 1
}

/// What locations are for.
public enum CLActivityType: Int, Sendable {
  /// Anything.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking, running, cycling.
  case fitness = 3
  /// Moving in a boat or a train.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

/// Which edge of a device counts as its top.
public enum CLDeviceOrientation: Int32, Sendable {
  /// It is not known.
  case unknown = 0
  /// The top edge.
  case portrait = 1
  /// The bottom edge.
  case portraitUpsideDown = 2
  /// The right edge.
  case landscapeLeft = 3
  /// The left edge.
  case landscapeRight = 4
  /// The screen.
  case faceUp = 5
  /// The back.
  case faceDown = 6
}
