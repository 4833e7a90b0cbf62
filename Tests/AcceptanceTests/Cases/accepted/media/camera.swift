import AVFoundation
import SwiftUI

final class Camera: NSObject, ObservableObject, AVCapturePhotoCaptureDelegate {
  @Published var photo: Data?
  let session = AVCaptureSession()
  private let output = AVCapturePhotoOutput()

  func begin() async throws {
    var isAllowed = AVCaptureDevice.authorizationStatus(for: .video) == .authorized
    if !isAllowed { isAllowed = await AVCaptureDevice.requestAccess(for: .video) }
    guard isAllowed,
      let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)
    else { return }
    session.beginConfiguration()
    session.sessionPreset = .photo
    let input = try AVCaptureDeviceInput(device: device)
    if session.canAddInput(input) { session.addInput(input) }
    if session.canAddOutput(output) { session.addOutput(output) }
    session.commitConfiguration()
    session.startRunning()
  }

  func take() {
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
  ) {
    self.photo = photo.fileDataRepresentation()
  }
}

struct Viewfinder: UIViewRepresentable {
  let session: AVCaptureSession

  func makeUIView(context: Context) -> PreviewView {
    let view = PreviewView()
    view.previewLayer.session = session
    view.previewLayer.videoGravity = .resizeAspectFill
    return view
  }

  func updateUIView(_ view: PreviewView, context: Context) {}

  final class PreviewView: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    var previewLayer: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
  }
}
