import Foundation

/// News of where a device is.
public struct CLLocationUpdate: Sendable {
  /// The location, where it is known.
  public let location: CLLocation?
  /// Whether the device rests.
  public let isStationary: Bool
  /// Whether the device rests.
  public var stationary: Bool { isStationary }
  /// Whether people have refused.
  public let authorizationDenied: Bool
  /// Whether nobody in this system may know.
  public let authorizationDeniedGlobally: Bool
  /// Whether something forbids it, whatever people want.
  public let authorizationRestricted: Bool
  /// Whether people are being asked.
  public let authorizationRequestInProgress: Bool
  /// Whether the app is not seen enough to know.
  public let insufficientlyInUse: Bool
  /// Whether no location can be found.
  public let locationUnavailable: Bool
  /// Whether only rough locations are to be had.
  public let accuracyLimited: Bool

  /// News as they come, of which there are none on Linux.
  public static func liveUpdates(
    _ configuration: LiveConfiguration = .default
  ) -> Updates { Updates() }

  /// What the locations are for.
  public enum LiveConfiguration: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// Driving.
    case automotiveNavigation = 1
    /// Moving in a boat or a train.
    case otherNavigation = 2
    /// Walking, running, cycling.
    case fitness = 3
    /// Flying.
    case airborne = 4
  }

  /// News as they come.
  public struct Updates: AsyncSequence, Sendable {
    /// News.
    public typealias Element = CLLocationUpdate

    /// Waits for the first.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// Waits for one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      /// There are none.
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }
  }
}

/// The time for which an app needs to know where a device is.
open class CLServiceSession: NSObject {
  /// What an app needs to be allowed.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Nothing.
    case none = 0
    /// To know while it is used.
    case whenInUse = 1
    /// To know at any time.
    case always = 2
  }

  /// Begins the time.
  public init(authorization: AuthorizationRequirement) {}

  /// Begins the time, in which accurate locations are needed.
  public init(
    authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String
  ) {}

  /// Ends the time.
  open func invalidate() {}
}
