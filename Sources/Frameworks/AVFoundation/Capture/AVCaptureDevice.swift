import CoreMedia
import Foundation

/// A camera or a microphone.
///
/// Linux is taken to have none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  override init() {}

  /// What tells it from others.
  open var uniqueID: String { "" }
  /// What it is called.
  open var localizedName: String { "" }
  /// What kind it is.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// On which side of a device it is.
  open var position: Position { .unspecified }
  /// Whether there is a flash.
  open var hasFlash: Bool { false }
  /// Whether there is a light.
  open var hasTorch: Bool { false }
  /// Whether it can be used.
  open var isConnected: Bool { false }
  /// The least factor that it magnifies by.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The greatest factor that it magnifies by.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Whether a point can be kept sharp.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether the light of a point can be gone by.
  open var isExposurePointOfInterestSupported: Bool { false }

  /// Whether the light is on.
  open var torchMode = TorchMode.off
  /// How far it magnifies.
  open var videoZoomFactor: CGFloat = 1
  /// What is kept sharp.
  open var focusMode = FocusMode.continuousAutoFocus
  /// The point that is kept sharp.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// How bright images are.
  open var exposureMode = ExposureMode.continuousAutoExposure
  /// The point whose light is gone by.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)

  /// Keeps others from changing the device.
  open func lockForConfiguration() throws {}
  /// Lets others change the device.
  open func unlockForConfiguration() {}
  /// Whether it can keep things sharp so.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether images can be that bright.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether the light can be so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Lights as bright as given, up to 1.
  open func setTorchModeOn(level torchLevel: Float) throws {}
  /// Magnifies more and more.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}

  /// The camera or microphone that is used first.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The camera or microphone of a kind.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Whether people let the app use it.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Asks people to let the app use it.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Asks people to let the app use it.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Finds cameras and microphones.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Looks for some kinds.
    public init(
      deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?,
      position: AVCaptureDevice.Position
    ) {}

    /// What was found.
    open var devices: [AVCaptureDevice] { [] }
  }
}

extension AVCaptureDevice {
  /// On which side of a device a camera is.
  public enum Position: Int, Sendable {
    /// It does not matter.
    case unspecified = 0
    /// Away from people.
    case back = 1
    /// Towards people.
    case front = 2
  }

  /// Whether a light is on.
  public enum TorchMode: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Where it is dark.
    case auto = 2
  }

  /// Whether there is a flash.
  public enum FlashMode: Int, Sendable {
    /// There is not.
    case off = 0
    /// There is.
    case on = 1
    /// Where it is dark.
    case auto = 2
  }

  /// What is kept sharp.
  public enum FocusMode: Int, Sendable {
    /// What is.
    case locked = 0
    /// Something, once.
    case autoFocus = 1
    /// Something, always.
    case continuousAutoFocus = 2
  }

  /// How bright images are.
  public enum ExposureMode: Int, Sendable {
    /// As they are.
    case locked = 0
    /// As they should be, once.
    case autoExpose = 1
    /// As they should be, always.
    case continuousAutoExposure = 2
    /// As the app wants.
    case custom = 3
  }

  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A camera as wide as eyes.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera that is wider.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera for what is far away.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras in one.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras in one, one of them wider.
    public static let builtInDualWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras in one.
    public static let builtInTripleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that knows how far things are.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// What is plugged in.
    public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
  }
}

/// Whether people let an app use something.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody has been asked.
  case notDetermined = 0
  /// Something forbids it, whatever people want.
  case restricted = 1
  /// They do not.
  case denied = 2
  /// They do.
  case authorized = 3
}
