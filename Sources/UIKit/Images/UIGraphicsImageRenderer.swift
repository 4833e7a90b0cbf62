/// How something is drawn as pixels.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// The area, in points.
  open private(set) var bounds = CGRect.zero

  /// That of the main screen.
  open class func `default`() -> Self { make() }
  /// That which fits the screen best.
  open class func preferred() -> Self { make() }

  private class func make() -> Self { self.init() }

  /// Creates a format.
  public required override init() {
    super.init()
  }
}

/// How a picture is drawn as pixels.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// How many colours there are.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the system finds best.
    case automatic
    /// More than usual.
    case extended
    /// As usual.
    case standard
  }

  /// Pixels in a point.
  open var scale: CGFloat = 3
  /// Whether it hides everything behind it.
  open var opaque = false
  /// How many colours there are.
  open var preferredRange = Range.automatic
}

/// What one draws on.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
  /// What one paints on.
  public let cgContext: CGContext
  private let area: CGRect

  init(_ context: CGContext, _ area: CGRect) {
    cgContext = context
    self.area = area
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}
  /// Fills a rectangle.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws the line of a rectangle.
  open func stroke(_ rect: CGRect) {}
  /// Draws the line of a rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Paints only within a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What one draws a picture on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// The picture so far.
  open var currentImage: UIImage { UIImage() }
}

/// Draws something as pixels.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  /// How it is drawn.
  open var format: UIGraphicsRendererFormat { ownFormat }
  /// Whether text may be read again.
  open var allowsImageOutput: Bool { true }
  let area: CGRect
  private let ownFormat: UIGraphicsRendererFormat

  /// Creates a renderer of an area.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    ownFormat = format
  }

  /// Creates a renderer of an area.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }
}

/// Draws a picture; it has a size, and no pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer of a size.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of an area.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws a picture.
  open func image(actions: DrawingActions) -> UIImage {
    actions(UIGraphicsImageRendererContext(CGContext(size: area.size), area))
    return UIImage(.empty, size: area.size)
  }
  /// Draws a picture as a file; there are no bytes.
  open func pngData(actions: DrawingActions) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// Draws a picture as a smaller file; there are no bytes.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    _ = image(actions: actions)
    return Data()
  }
}

/// Draws pages; they have no bytes.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer of an area.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws pages.
  open func pdfData(actions: DrawingActions) -> Data {
    actions(UIGraphicsPDFRendererContext(CGContext(size: area.size), area))
    return Data()
  }
  /// Draws pages into a file.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// How pages are drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// What is said about the pages.
  open var documentInfo: [String: Any] = [:]
}

/// What one draws pages on.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// The area of a page.
  open var pdfContextBounds: CGRect { cgContext.boundingBoxOfClipPath }
  /// Begins a page.
  open func beginPage() {}
  /// Begins a page of a size.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}

// Contexts that functions find by themselves, from the time before renderers.
private nonisolated(unsafe) var contexts: [CGContext] = []

/// Begins to draw a picture.
public func UIGraphicsBeginImageContext(_ size: CGSize) { contexts.append(CGContext(size: size)) }
/// Begins to draw a picture.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }
/// The picture so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.map { UIImage(.empty, size: CGSize(width: $0.width, height: $0.height)) }
}
/// Ends drawing a picture.
public func UIGraphicsEndImageContext() { _ = contexts.popLast() }
/// What one draws on.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
/// Draws on something else.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
/// Draws on what was before.
public func UIGraphicsPopContext() { _ = contexts.popLast() }
/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) {}
/// Draws the line of a rectangle.
public func UIRectFrame(_ rect: CGRect) {}
/// The bytes of a picture's file without losses.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
