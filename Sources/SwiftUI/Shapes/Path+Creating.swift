extension Path {
  /// Creates a path by calling methods on an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) {
    self.init(Outline.rect(rect))
  }

  /// Creates a path from Core Graphics'.
  public init(_ path: CGPath) {
    self.init(path.outline)
  }

  /// Creates a path from a mutable one of Core Graphics.
  public init(_ path: CGMutablePath) {
    self.init(path.outline)
  }

  /// Creates a path of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init(Outline.ellipse(in: rect))
  }

  /// Creates a path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      Outline.roundedRect(
        rect, radii: CornerRadii(cornerSize), continuous: style == .continuous))
  }

  /// Creates a path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Creates a path of a rectangle whose corners are round each in its own way.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      Outline.roundedRect(rect, radii: cornerRadii.radii, continuous: style == .continuous))
  }
}
