/// Fills with an image again and again; not drawn.
@frozen public struct ImagePaint: Sendable {
  /// The image.
  public var image: Image
  /// The part of the image that is used, from 0 to 1 in both directions.
  public var sourceRect: CGRect
  /// How large the image is, as a multiple of its size.
  public var scale: CGFloat

  /// Creates the style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush { .color(.clear) }

  package var remark: String? { "ImagePaint" }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ShapeStyle {
  /// The same style, laid over a rectangle instead of the bounds of what is drawn.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    AnchoredShapeStyle(base: AnyShapeStyle(self), rect: rect)
  }
}

struct AnchoredShapeStyle: PrimitiveShapeStyle {
  let base: AnyShapeStyle
  let rect: CGRect
  var remark: String? { base.remark }

  func brush(in environment: EnvironmentValues) -> Brush {
    .anchored(base.brush(in: environment), rect)
  }
}

extension GraphicsContext.Shading {
  /// An image again and again; not drawn.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self {
    .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
  }
}
