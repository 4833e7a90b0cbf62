import CoreMedia
import Foundation

/// Writes film to a file.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether it writes.
  open var isRecording: Bool { false }
  /// How long the film is.
  open var recordedDuration: CMTime { .zero }
  /// Where the film lies.
  open var outputFileURL: URL? { nil }

  /// Begins to write.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  /// Ends.
  open func stopRecording() {}
}

/// Writes film to a file in QuickTime's format.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// Creates what writes film.
  public override init() {}
}

/// Who is told of film.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Film is being written.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  /// Film has been written.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

/// Gives each image to somebody.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// How images are kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var videoSettings: [String: Any]! = [:]
  /// Whether images that come too late are left out.
  open var alwaysDiscardsLateVideoFrames = true

  /// Creates what gives images to somebody.
  public override init() {}

  /// Says whom to give them to.
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

/// Who is given images.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// There is an image.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// Finds codes and faces in images.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// What to look for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Where to look, as a part of the image.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates what finds codes and faces.
  public override init() {}

  /// What could be looked for.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Says whom to tell.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

/// Who is told of codes and faces.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something was found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A code or a face in an image.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  override init() {}

  /// What it is.
  open var type: ObjectType { .qr }
  /// Where it is, as a part of the image.
  open var bounds: CGRect { .zero }
  /// When it was seen.
  open var time: CMTime { .invalid }

  /// A kind of code, or a face.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A square of squares.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code of lines for goods.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A short code of lines for goods.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of lines for goods in America.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A code of lines.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A code of lines.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A code of lines for all letters.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code for tickets.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A code around a square.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A code of squares for small things.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
}

/// A code in an image.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  open var stringValue: String? { nil }
  /// Its corners, as parts of the image.
  open var corners: [CGPoint] { [] }
}
