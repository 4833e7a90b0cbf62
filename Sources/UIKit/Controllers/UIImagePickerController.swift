/// Lets the user take or choose a picture.
@MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The photos.
    case photoLibrary
    /// The camera.
    case camera
    /// The photos that were taken.
    case savedPhotosAlbum
  }

  /// How well films are kept.
  public enum QualityType: Int, Sendable {
    /// As well as possible.
    case typeHigh
    /// In between.
    case typeMedium
    /// In few bytes.
    case typeLow
    /// In 640 by 480 pixels.
    case type640x480
    /// In 1280 by 720 pixels.
    case typeIFrame1280x720
    /// In 960 by 540 pixels.
    case typeIFrame960x540
  }

  /// What a camera does.
  public enum CameraCaptureMode: Int, Sendable {
    /// It takes pictures.
    case photo
    /// It films.
    case video
  }

  /// The cameras.
  public enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear
    /// At the front.
    case front
  }

  /// When a camera gives light.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// Where it is dark.
    case auto
    /// Always.
    case on
  }

  /// What is said about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether it is a picture or a film.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has changed it, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The picture among the photos.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// What the camera knows of it.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of things that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether pictures can be changed.
  open var allowsEditing = false
  /// How well films are kept.
  open var videoQuality = QualityType.typeMedium
  /// How long films may be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// What the camera does.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// When the camera gives light.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's buttons are shown.
  open var showsCameraControls = true
  /// A view over what the camera sees.
  open var cameraOverlayView: UIView?

  /// Whether pictures can come from somewhere.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  /// The kinds of things that can come from somewhere.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }
  /// Whether there is a camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  /// Takes a picture.
  open func takePicture() {}
}

/// What is told of taking or choosing a picture.
@MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
