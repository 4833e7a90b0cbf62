import Foundation

/// The domain of errors about maps.
public let MKErrorDomain = "MKErrorDomain"

/// Why something about maps failed.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of errors about maps.
  public static var errorDomain: String { MKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { Int(code.rawValue) }

  /// The reasons there are.
  public enum Code: UInt, Sendable {
    /// It is not known.
    case unknown = 1
    /// The service failed.
    case serverFailure = 2
    /// The service was asked too often.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no such way.
    case directionsNotFound = 5
    /// What the service said makes no sense.
    case decodingFailed = 6
  }

  /// It is not known.
  public static var unknown: Code { .unknown }
  /// The service failed.
  public static var serverFailure: Code { .serverFailure }
  /// The service was asked too often.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no such way.
  public static var directionsNotFound: Code { .directionsNotFound }
}
