/// A view that takes its place as ever but is drawn in another way.
struct PaintLayout: UnaryLayout {
  /// From what the view draws into its frame, whose edges lie on device pixels.
  let change: (Painting, CGRect, EnvironmentValues) -> Painting

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) { item.keep(context.container) }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    change(content, frame.rounded(toPixel: item.environment.pixelLength), item.drawingEnvironment)
  }
}
