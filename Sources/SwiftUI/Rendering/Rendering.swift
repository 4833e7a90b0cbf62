import Drawing

/// A drawn view.
package struct Rendering {
  /// In points.
  package var size: CGSize
  package var displayList: DisplayList
  /// In drawing order.
  package var elements: [RenderedElement]
  /// What an assistive technology perceives, in reading order.
  package var accessible: [AccessibleElement]
  /// What takes touches, from back to front.
  package var targets: [TouchTarget]
  /// What compiles but is not drawn as iOS draws it; sorted.
  package var notDrawn: [String]
  /// Why the view still changes, where it has not settled.
  package var unrest: String?
  /// What lies behind the view: the system's background.
  package var background: RGBA?
  /// As it came out: a view may prefer another one than it was asked for.
  package var colorScheme: ColorScheme
}

/// Lays a view out and draws it.
///
/// The view is updated until it has settled: actions for appearing and changes have run.
@MainActor
package func render(_ view: some View, _ options: RenderingOptions = RenderingOptions())
  -> Rendering
{
  let live = LiveView(view, options)
  defer { live.close() }
  return live.rendering
}
