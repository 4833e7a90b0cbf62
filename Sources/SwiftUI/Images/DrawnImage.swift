import Drawing

/// A picture that commands draw whenever it is needed.
final class DrawnImage: @unchecked Sendable {
  let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = CGSize(width: max(0, size.width.orZero), height: max(0, size.height.orZero))
    self.renderer = renderer
  }

  /// What is drawn in a frame, to which the picture is stretched.
  func items(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let map = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .scaledBy(x: frame.width / size.width, y: frame.height / size.height)
    let clip = DisplayItem.Clip(.rect(CGRect(origin: .zero, size: size)))
    let items = layer(in: environment).items
    return [.group(DisplayItem.Group(items, transform: map, clip: clip))]
  }

  /// What is asked for and not drawn.
  func notes(in environment: EnvironmentValues) -> Set<String> { layer(in: environment).notes }

  private func layer(in environment: EnvironmentValues) -> GraphicsLayer {
    let layer = GraphicsLayer()
    var context = GraphicsContext(layer, environment, size: size)
    renderer(&context)
    return layer
  }
}

extension DrawnImage: Equatable {
  static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }
}

extension Image {
  /// Creates an image of a size that is drawn by commands.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawn(DrawnImage(size: size, renderer: renderer)),
      label: label?.string(in: EnvironmentValues()))
  }
}
