/// A picture: bytes, a name in an asset catalog, or one of the system's symbols.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source: Hashable {
    case empty
    case symbol(String)
    case named(String)
    case data(Data)
  }

  /// Which way up a picture lies in its file.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// Upright, as in a mirror.
    case upMirrored
    /// Upside down, as in a mirror.
    case downMirrored
    /// Turned to the left, as in a mirror.
    case leftMirrored
    /// Turned to the right, as in a mirror.
    case rightMirrored
  }

  /// Which colours a picture is drawn in.
  public enum RenderingMode: Int, Sendable {
    /// As its surroundings have it.
    case automatic
    /// Its own.
    case alwaysOriginal
    /// The tint.
    case alwaysTemplate
  }

  /// How a picture fills more than its size.
  public enum ResizingMode: Int, Sendable {
    /// Again and again.
    case tile
    /// By becoming larger.
    case stretch
  }

  package private(set) var source: Source
  /// The size, in points.
  open private(set) var size: CGSize
  /// Pixels in a point.
  open private(set) var scale: CGFloat = 1
  /// Which way up it lies in its file.
  open private(set) var imageOrientation = Orientation.up
  /// Which colours it is drawn in.
  open private(set) var renderingMode = RenderingMode.automatic
  /// What stays as it is at the edges when it becomes larger.
  open private(set) var capInsets = UIEdgeInsets.zero
  /// How it fills more than its size.
  open private(set) var resizingMode = ResizingMode.stretch
  /// How symbols are drawn.
  open private(set) var configuration: UIImage.Configuration?
  /// Its pixels.
  open private(set) var cgImage: CGImage?
  /// The pictures of a moving one.
  open private(set) var images: [UIImage]?
  /// How long a moving one takes, in seconds.
  open private(set) var duration: TimeInterval = 0
  /// Distances from the edges to what one would line up.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero

  package init(_ source: Source, size: CGSize) {
    self.source = source
    self.size = size
    super.init()
  }

  /// Creates a picture of nothing.
  public override convenience init() {
    self.init(.empty, size: .zero)
  }

  /// Creates a picture from one in an archive.
  public required convenience init?(coder: NSCoder) {
    self.init(.empty, size: .zero)
  }

  /// Creates one of the system's symbols.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name), size: CGSize(width: 20, height: 20))
  }

  /// Creates one of the system's symbols.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(systemName: name)
    self.configuration = configuration
  }

  /// Creates one of the system's symbols.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// Creates one of the system's symbols.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates a picture of an asset catalog.
  public convenience init?(named name: String) {
    self.init(.named(name), size: .zero)
  }

  /// Creates a picture of an asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name)
    self.configuration = configuration
  }

  /// Creates a picture of an asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a picture from the bytes of a file; `nil` if they are none.
  public convenience init?(data: Data) {
    guard let size = pixelSize(of: data) else { return nil }
    self.init(.data(data), size: size)
  }

  /// Creates a picture from the bytes of a file.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data)
    self.scale = scale
    size = CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Creates a picture from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture from pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture from pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(
      .empty,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
    self.cgImage = cgImage
    self.scale = scale
    imageOrientation = orientation
  }

  /// A picture that moves.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.images = images
      $0.duration = duration
    }
  }

  /// A copy that something is changed in.
  private func with(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(source, size: size)
    image.scale = scale
    image.imageOrientation = imageOrientation
    image.renderingMode = renderingMode
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    image.configuration = configuration
    image.cgImage = cgImage
    image.images = images
    image.duration = duration
    image.alignmentRectInsets = alignmentRectInsets
    change(image)
    return image
  }
}

extension UIImage {
  /// Whether it is one of the system's symbols.
  public var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// How symbols are drawn.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    configuration as? UIImage.SymbolConfiguration
  }

  /// The picture, drawn in its own colours or in the tint.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { with { _ in } }

  /// The picture in a colour.
  public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage { withRenderingMode(renderingMode) }

  /// The picture with another way to draw symbols.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    with { $0.configuration = configuration }
  }

  /// The picture with a way to draw symbols.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? { withConfiguration(configuration) }

  /// The picture, whose edges stay as they are when it becomes larger.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with { $0.capInsets = capInsets }
  }

  /// The picture, whose edges stay as they are when it becomes larger.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The picture, lined up in another way.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture, turned around where one reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { _ in } }

  /// The picture in a smaller or larger size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { with { $0.size = size } }

  /// The picture in a smaller or larger size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The picture, ready to be drawn.
  public func preparingForDisplay() -> UIImage? { self }

  /// The picture, ready to be drawn.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The bytes of a file without losses; `nil` where pixels are not known.
  public func pngData() -> Data? { bytes }

  /// The bytes of a smaller file; `nil` where pixels are not known.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  private var bytes: Data? {
    if case .data(let data) = source { data } else { nil }
  }

  /// Draws the picture; nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// Draws the picture; nothing is drawn.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws the picture; nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Draws the picture; nothing is drawn.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

/// Puts a picture among the user's photos; there are none.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
