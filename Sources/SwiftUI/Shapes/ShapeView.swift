import Drawing

/// A view that draws a shape.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  var shape: Content { get }
}

/// A shape, filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The shape that is drawn.
  public var shape: Content
  /// What the shape is filled with.
  public var style: Style
  /// How the shape is filled.
  public var fillStyle: FillStyle

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

/// A shape, filled with a style, in front of another drawn shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape that is drawn.
  public var shape: Content
  /// What the shape is filled with.
  public var style: Style
  /// How the shape is filled.
  public var fillStyle: FillStyle
  /// What is drawn before.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

/// A line along a shape, in front of another drawn shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape that the line follows.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// What is drawn before.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

/// A line along the inside of a shape's edge, in front of another drawn shape.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// The shape that the line follows.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// What is drawn before.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension _ShapeView: Sendable {}
extension FillShapeView: Sendable where Background: Sendable {}
extension StrokeShapeView: Sendable where Background: Sendable {}
extension StrokeBorderShapeView: Sendable where Background: Sendable {}
