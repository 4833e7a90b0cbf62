import CoreMedia
import Foundation

/// Takes images and sound from cameras and microphones.
///
/// On Linux there are none: the session only remembers what it was told.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// Where images and sound come from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where images and sound go to.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// How large images are, and how many.
  open var sessionPreset = Preset.high
  /// Whether the app's session for sound is set up for recording.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Creates a session.
  public override init() {}

  /// Whether it works.
  open var isRunning: Bool { false }
  /// Whether something else has the camera.
  open var isInterrupted: Bool { false }

  /// Whether images can be taken so.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether a camera or a microphone can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds a camera or a microphone.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes a camera or a microphone.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether images or sound can go somewhere.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Sends images or sound somewhere.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Does so no longer.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins a change that is made in one go.
  open func beginConfiguration() {}
  /// Makes it.
  open func commitConfiguration() {}
  /// Begins.
  open func startRunning() {}
  /// Ends.
  open func stopRunning() {}

  /// How large images are, and how many.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the preset.
    public var rawValue: String

    /// Creates a preset.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As good as photos can be.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Not so good.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Poor.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 1280 by 720.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// As the camera has it.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
}

/// Where images or sound come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or a microphone in a session.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The camera or the microphone.
  public let device: AVCaptureDevice

  /// Uses a camera or a microphone.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where images or sound go to.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// How they come.
  open var connections: [AVCaptureConnection] { [] }
  /// How those of a kind come.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// How images or sound come from somewhere and go somewhere.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Whether they do.
  open var isEnabled = true
  /// Whether images are mirrored.
  open var isVideoMirrored = false
  /// Whether that is left to the system.
  open var automaticallyAdjustsVideoMirroring = true
  /// Which edge of images is up.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// How images are turned, in degrees clockwise.
  open var videoRotationAngle: CGFloat = 0

  /// Whether images can be mirrored.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether images can be turned by an angle.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// Which edge of images is up.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The top edge.
  case portrait = 1
  /// The bottom edge.
  case portraitUpsideDown = 2
  /// The left edge.
  case landscapeRight = 3
  /// The right edge.
  case landscapeLeft = 4
}
