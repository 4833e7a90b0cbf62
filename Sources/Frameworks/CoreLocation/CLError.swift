import Foundation

/// The domain of errors about locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why something about locations failed.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of errors about locations.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reasons there are.
  public enum Code: Int, Sendable {
    /// It is not known yet.
    case locationUnknown = 0
    /// People have refused.
    case denied = 1
    /// There is no network.
    case network = 2
    /// No heading can be found.
    case headingFailure = 3
    /// Areas may not be watched.
    case regionMonitoringDenied = 4
    /// An area cannot be watched.
    case regionMonitoringFailure = 5
    /// Watching an area takes longer to begin.
    case regionMonitoringSetupDelayed = 6
    /// An area may be left or entered unnoticed.
    case regionMonitoringResponseDelayed = 7
    /// No place has that address.
    case geocodeFoundNoResult = 8
    /// Only a part of an address was found.
    case geocodeFoundPartialResult = 9
    /// The search was ended.
    case geocodeCanceled = 10
    /// Devices nearby cannot be found.
    case rangingUnavailable = 16
    /// Devices nearby could not be found.
    case rangingFailure = 17
    /// People could not be asked.
    case promptDeclined = 18
  }

  /// It is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// People have refused.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// No heading can be found.
  public static var headingFailure: Code { .headingFailure }
  /// No place has that address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Only a part of an address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The search was ended.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}
