import Drawing

extension GraphicsContext {
  /// A text as it is drawn here.
  public struct ResolvedText: Sendable {
    /// What the text is drawn with.
    public var shading: Shading = .foreground
    let text: Text
    fileprivate let environment: UncheckedEnvironment

    /// The size that the text takes when this one is offered.
    public func measure(in size: CGSize) -> CGSize {
      text.sizeThatFits(ProposedViewSize(size), environment.values)
    }

    /// How far below the top the first baseline lies.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(.firstTextBaseline, in: size)
    }

    /// How far below the top the last baseline lies.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

    private func baseline(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
      text.explicitAlignment(guide, in: measure(in: size), environment.values) ?? 0
    }
  }

  /// An image as it is drawn here.
  public struct ResolvedImage: Sendable {
    /// What a template is drawn with; `nil` for a picture.
    public var shading: Shading?
    let image: Image
    /// The size that the image has by itself.
    public let size: CGSize
    /// How far below the top the baseline lies.
    public let baseline: CGFloat
  }

  /// A view as it is drawn here.
  public struct ResolvedSymbol: @unchecked Sendable {
    /// The size that the view takes when nothing is offered.
    public let size: CGSize
    let items: [DisplayItem]
  }

  /// The text as it is drawn here.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: UncheckedEnvironment(values: environment))
  }

  /// The image as it is drawn here.
  public func resolve(_ image: Image) -> ResolvedImage {
    let size = image.sizeThatFits(.unspecified, environment)
    let baseline = image.explicitAlignment(.firstTextBaseline, in: size, environment)
    return ResolvedImage(image: image, size: size, baseline: baseline ?? size.height)
  }

  /// The shading as it is here.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(remark: shading.remark) { [environment = UncheckedEnvironment(values: environment)] in
      shading.brush(environment.values, $1)
    }
  }

  /// The view that was given to the canvas with a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbols[AnyHashable(id)] }
}

/// Values that nobody changes any more.
struct UncheckedEnvironment: @unchecked Sendable {
  let values: EnvironmentValues
}

extension GraphicsContext {
  /// Draws a text into a rectangle, from its upper leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let frame = CGRect(origin: rect.origin, size: text.measure(in: rect.size))
    emit(text.text.draw(in: frame, environment(with: text.shading)), through: transform)
  }

  /// Draws a text into a rectangle, from its upper leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.text.sizeThatFits(.unspecified, environment)
    draw(text, in: frame(of: size, at: point, anchor))
  }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let surroundings = image.shading.map { environment(with: $0) } ?? environment
    emit(image.image.draw(in: rect, surroundings), through: transform)
  }

  /// Draws an image that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with a point of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: frame(of: image.size, at: point, anchor))
  }

  /// Draws an image with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    emit(symbol.items, through: map.concatenating(transform))
  }

  /// Draws a view with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: frame(of: symbol.size, at: point, anchor))
  }

  private func frame(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  private func environment(with shading: Shading) -> EnvironmentValues {
    guard !shading.isForeground else { return environment }
    var environment = environment
    let style = AnyShapeStyle(ShadingStyle(shading: shading))
    environment.foregroundLevels = ForegroundLevels([style], over: environment.foregroundLevels)
    return environment
  }
}
