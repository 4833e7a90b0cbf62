import CoreGraphics
import CoreMedia
import Foundation

/// Takes images out of film.
///
/// On Linux nothing reads film, so there are none.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The film.
  public let asset: AVAsset
  /// Whether images are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// How large images may be.
  open var maximumSize = CGSize.zero
  /// How much earlier an image may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later an image may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates what takes images out of film.
  public init(asset: AVAsset) { self.asset = asset }

  /// The image at a time, and when it really is.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.noImageAtTime)
  }

  /// The image at a time, and when it really is.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.noImageAtTime) }

  /// Takes the image at a time.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, AVError(.noImageAtTime)) }

  /// Takes no more images.
  open func cancelAllCGImageGeneration() {}
}

/// Why something about sound or film failed.
public struct AVError: Error, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reasons there are.
  public enum Code: Int, Sendable {
    /// It is not known.
    case unknown = -11800
    /// There is no more memory.
    case outOfMemory = -11801
    /// There is no image then.
    case noImageAtTime = -11832
    /// The file makes no sense.
    case fileFormatNotRecognized = -11828
    /// People do not let the app.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
}
