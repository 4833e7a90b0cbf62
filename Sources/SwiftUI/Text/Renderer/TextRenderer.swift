/// Draws texts in its own way.
public protocol TextRenderer: Animatable {
  /// Draws a text that has been laid out.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing may reach beyond the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size that the text has by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Not at all.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size.
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize

  /// The size of the text when another one is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension View {
  /// Has texts be drawn by a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environmentValues { [renderer = UncheckedBox(renderer)] in $0.textRenderer = renderer.value }
  }
}

extension EnvironmentValues {
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension Text {
  /// The layouts of the texts below, for views that are drawn over them; none are told.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A layout and where its text stands.
    public struct AnchoredLayout: Equatable {
      /// The upper leading corner of the text.
      public var origin: Anchor<CGPoint>
      /// The layout.
      public var layout: Text.Layout
    }

    /// No layouts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Adds the layouts of the next views.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}
