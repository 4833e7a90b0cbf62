extension Image {
  /// Creates an image from a picture of UIKit; a box stands for pixels.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .symbol(let name): self.init(systemName: name)
    case .named(let name): self.init(name)
    case .data, .empty: self.init("UIImage")
    }
  }

  /// Creates an image from pixels, with a label; a box stands for them.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init("CGImage", label: label)
  }

  /// Creates an image from pixels that assistive technologies pass over; a box stands for them.
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(decorative: "CGImage")
  }
}
