import Drawing

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if let line = path.strokedLine {
      stroke(Path(line.outline), with: shading, style: line.style)
      return
    }
    let (brush, bounds) = resolved(shading, over: path.outline.bounds)
    emit(
      brush.fill(path.outline, evenOdd: style.isEOFilled, bounds: bounds), through: transform)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let width = style.lineWidth / 2
    let (brush, bounds) = resolved(
      shading, over: path.outline.bounds.insetBy(dx: -width, dy: -width))
    emit(brush.stroke(path.outline, style.stroke, bounds: bounds), through: transform)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func resolved(_ shading: Shading, over bounds: CGRect) -> (Brush, CGRect) {
    if let remark = shading.remark { layer.notes.insert(remark) }
    return shading.brush(environment, bounds)
  }
}

extension GraphicsContext {
  /// Cuts off what follows outside a path, or inside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = path.outline.transformed(by: transform)
    let isInverse = options.contains(.inverse)
    if isInverse {
      outline.append(Outline.rect(outline.bounds.union(canvas).insetBy(dx: -1, dy: -1)))
    }
    clips.append(.outline(.init(outline, evenOdd: isInverse || style.isEOFilled)))
  }

  /// Cuts off what follows as far as other drawing is not opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try drawn(by: content)
    if opacity < 1 { items = [.group(DisplayItem.Group(items, opacity: opacity))] }
    if options.contains(.inverse) { layer.notes.insert("clipToLayer(options: .inverse)") }
    clips.append(.mask(items))
  }

  /// Draws something as one: opacity, filters and blending apply to all of it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    emit(try drawn(by: content), through: .identity)
  }

  /// Around what can be seen, in the coordinates of what follows.
  public var clipBoundingRect: CGRect {
    let seen = clips.reduce(canvas) { rect, clip in
      switch clip {
      case .outline(let clip): rect.intersection(clip.outline.bounds)
      case .mask(let items): rect.intersection(DisplayList(items).bounds)
      }
    }
    return seen.isNull ? seen : seen.applying(transform.inverted())
  }

  private var canvas: CGRect { CGRect(origin: .zero, size: size) }

  /// What is drawn onto a layer of its own, in the coordinates of the canvas.
  private func drawn(
    by content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DisplayItem] {
    let own = GraphicsLayer()
    var context = GraphicsContext(own, environment, size: size, symbols: symbols)
    context.transform = transform
    try content(&context)
    layer.notes.formUnion(own.notes)
    return own.items
  }
}
