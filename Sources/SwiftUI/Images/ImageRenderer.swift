/// Makes pictures of views.
///
/// A drawing has no pixels: pictures have the size of the view, and boxes stand for them.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The type of what tells that the view has changed.
  public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>

  /// Tells that the view is about to change.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// What size the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels in a point.
  public var scale: CGFloat = 1
  /// Whether everything is covered.
  public var isOpaque = false
  /// By which numbers colours are mixed.
  public var colorMode = ColorRenderingMode.nonLinear
  /// How far beyond white colours may go; `nil` leaves it to the system.
  public var allowedDynamicRange: Image.DynamicRange?
  /// Whether changes of what the view reads are told.
  public var isObservationEnabled = false

  /// Creates a renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The view as a picture of pixels; there is none.
  public var cgImage: CGImage? { nil }

  /// The view as a picture of UIKit, whose pixels are not known; `nil` if it has no size.
  public var uiImage: UIImage? {
    let size = size
    return size.width > 0 && size.height > 0 ? UIImage(.empty, size: size) : nil
  }

  /// Hands over the size of the view, and what paints it, which here paints nothing.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    renderer(size) { _ in }
  }

  private var size: CGSize {
    let view = content.frame(width: proposedSize.width, height: proposedSize.height)
    return SwiftUI.render(view, RenderingOptions(displayScale: scale)).size
  }
}

extension GraphicsContext {
  /// Draws by the commands of Core Graphics; not drawn.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    layer.notes.insert("GraphicsContext.withCGContext")
    try content(CGContext(size: size))
  }
}
