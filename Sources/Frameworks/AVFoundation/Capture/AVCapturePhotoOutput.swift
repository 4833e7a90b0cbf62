import CoreMedia
import Foundation

/// Takes photos.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether to take photos in all detail.
  open var isHighResolutionCaptureEnabled = false
  /// Whether to take what happens before and after.
  open var isLivePhotoCaptureEnabled = false
  /// How good photos may become if that takes time.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced

  /// Creates what takes photos.
  public override init() {}

  /// The formats that photos may have.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// How there may be a flash.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }

  /// Takes a photo.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}

  /// What matters more.
  public enum QualityPrioritization: Int, Sendable {
    /// That it is quick.
    case speed = 1
    /// Both.
    case balanced = 2
    /// That it is good.
    case quality = 3
  }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// Whether there is a flash.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether to take it in all detail.
  open var isHighResolutionPhotoEnabled = false
  /// What matters more.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced

  /// Creates settings.
  public override init() {}

  /// Creates settings for a format.
  public init(format: [String: Any]?) {}

  /// What tells the photo from others.
  open var uniqueID: Int64 { 0 }
}

/// A photo.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}

  /// The photo as a file.
  open func fileDataRepresentation() -> Data? { nil }
  /// When it was taken.
  open var timestamp: CMTime { .invalid }
  /// What is said of it.
  open var metadata: [String: Any] { [:] }
}

/// Who is told of photos.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// There is a photo.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// A format of images.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The four letters of the format.
  public var rawValue: String

  /// Creates a format.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// H.265.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// Which format images are kept in.
public let AVVideoCodecKey = "AVVideoCodecKey"
