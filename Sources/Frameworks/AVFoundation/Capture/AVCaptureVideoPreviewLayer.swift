import QuartzCore

/// A layer that shows what a camera sees, or nothing on Linux.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
  /// The session that the camera belongs to.
  open var session: AVCaptureSession?
  /// How images fit into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Creates a layer of a session that is told of it later.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  /// How images come.
  open var connection: AVCaptureConnection? { nil }
  /// Whether they do.
  open var isPreviewing: Bool { false }

  /// The part of the image at a point of the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// The point of the layer at a part of the image.
  open func layerPointConverted(
    fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: captureDevicePointOfInterest.x * bounds.width,
      y: captureDevicePointOfInterest.y * bounds.height)
  }

  /// What was found in an image, as it lies in the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
}
