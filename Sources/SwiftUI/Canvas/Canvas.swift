/// A view that draws by commands.
public struct Canvas<Symbols: View> {
  /// Views that the commands can draw, by their tags.
  public var symbols: Symbols
  /// Gives the commands.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether everything is covered.
  public var isOpaque: Bool
  /// By which numbers colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether the commands may run beside everything else.
  public var rendersAsynchronously: Bool

  /// Creates a view that draws by commands, with views to draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Creates a view that draws by commands.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  package func update(_ node: Node) {
    var environment = node.environment
    environment.stackAxis = nil
    node.child(.content).update(symbols, in: environment)
  }

  package func items(_ node: Node) -> [LayoutItem] {
    [LayoutItem(CanvasLayout(renderer: renderer), node.childItems, in: node.environment)]
  }
}

extension Canvas: @unchecked Sendable where Symbols: Sendable {}
