import Drawing

/// A drawn shape as a leaf: what lies behind it, and what it draws itself.
protocol ShapeLeaf: LeafView {
  associatedtype Content: Shape
  nonisolated var drawnShape: Content { get }
  nonisolated var drawnStyle: AnyShapeStyle { get }
  nonisolated var drawnBefore: (any LeafView)? { get }
  nonisolated func items(
    in frame: CGRect, _ brush: Brush, _ environment: EnvironmentValues
  ) -> [DisplayItem]
}

extension ShapeLeaf {
  package func update(_ node: Node) {
    drawnStyle.remark.map(node.host.report)
    if let rectangle = drawnShape as? ConcentricRectangle, rectangle.corners.isConcentric,
      !node.environment.isInContainer
    {
      node.host.report("ConcentricRectangle: corners of a container")
    }
    drawnBefore?.update(node)
  }

  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    drawnShape.sizeThatFits(proposal)
  }

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let before = drawnBefore?.draw(in: frame, environment) ?? []
    return before + items(in: frame, drawnStyle.brush(in: environment), environment)
  }

  nonisolated package func touchOutline(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> Outline? {
    drawnShape.placedPath(in: frame, environment).outline
  }

  nonisolated package func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.shape, color: drawnStyle.brush(in: environment).color)
  }
}

extension Shape {
  /// The path where the shape's frame lies: shapes may take it that frames start at zero.
  nonisolated func placedPath(in frame: CGRect, _ environment: EnvironmentValues) -> Path {
    if let container = environment.container, let follower = self as? any ContainerFollower {
      return follower.path(in: frame, within: container)
    }
    return ownPath(in: frame)
  }

  /// The same where no container is known.
  nonisolated private func ownPath(in frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension Path {
  func filled(_ brush: Brush, evenOdd: Bool) -> [DisplayItem] {
    if let line = strokedLine { return Path(line.outline).stroked(brush, line.style) }
    return brush.fill(outline, evenOdd: evenOdd, bounds: outline.bounds)
  }

  func stroked(_ brush: Brush, _ style: StrokeStyle) -> [DisplayItem] {
    let bounds = outline.bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    return brush.stroke(outline, style.stroke, bounds: bounds)
  }
}

extension _ShapeView: ShapeLeaf {
  nonisolated var drawnShape: Content { shape }
  nonisolated var drawnStyle: AnyShapeStyle { AnyShapeStyle(style) }
  nonisolated var drawnBefore: (any LeafView)? { nil }

  nonisolated func items(
    in frame: CGRect, _ brush: Brush, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    shape.placedPath(in: frame, environment).filled(brush, evenOdd: fillStyle.isEOFilled)
  }
}

extension FillShapeView: ShapeLeaf {
  nonisolated var drawnShape: Content { shape }
  nonisolated var drawnStyle: AnyShapeStyle { AnyShapeStyle(style) }
  nonisolated var drawnBefore: (any LeafView)? { background as? any LeafView }

  nonisolated func items(
    in frame: CGRect, _ brush: Brush, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    shape.placedPath(in: frame, environment).filled(brush, evenOdd: fillStyle.isEOFilled)
  }
}

extension StrokeShapeView: ShapeLeaf {
  nonisolated var drawnShape: Content { shape }
  nonisolated var drawnStyle: AnyShapeStyle { AnyShapeStyle(style) }
  nonisolated var drawnBefore: (any LeafView)? { background as? any LeafView }

  nonisolated func items(
    in frame: CGRect, _ brush: Brush, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    shape.placedPath(in: frame, environment).stroked(brush, strokeStyle)
  }
}

extension StrokeBorderShapeView: ShapeLeaf {
  nonisolated var drawnShape: Content { shape }
  nonisolated var drawnStyle: AnyShapeStyle { AnyShapeStyle(style) }
  nonisolated var drawnBefore: (any LeafView)? { background as? any LeafView }

  nonisolated func items(
    in frame: CGRect, _ brush: Brush, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    shape.inset(by: strokeStyle.lineWidth / 2).placedPath(in: frame, environment).stroked(
      brush, strokeStyle)
  }
}
