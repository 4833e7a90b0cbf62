// Each way to say which corners follow which; corners that are not named follow the container.

extension ConcentricRectangle {
  /// Creates a rectangle with each corner by itself.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
    self.init(corners)
  }

  /// Creates a rectangle whose upper corners are alike.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
      bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner)
    self.init(corners, uniform: [.top])
  }

  /// Creates a rectangle whose lower corners are alike.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
      bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners)
    self.init(corners, uniform: [.bottom])
  }

  /// Creates a rectangle whose upper corners are alike, and so are the lower ones.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
      bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners)
    self.init(corners, uniform: [.top, .bottom])
  }

  /// Creates a rectangle whose leading corners are alike.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
      bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner)
    self.init(corners, uniform: [.leading])
  }

  /// Creates a rectangle whose trailing corners are alike.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
      bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners)
    self.init(corners, uniform: [.trailing])
  }

  /// Creates a rectangle whose leading corners are alike, and so are the trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    let corners = RoundedRectangularShapeCorners(
      topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
      bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners)
    self.init(corners, uniform: [.leading, .trailing])
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are made alike.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with each corner by itself.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose upper corners are alike.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose lower corners are alike.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle whose upper corners are alike, and so are the lower ones.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose leading corners are alike.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose trailing corners are alike.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }

  /// A rectangle whose leading corners are alike, and so are the trailing ones.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
