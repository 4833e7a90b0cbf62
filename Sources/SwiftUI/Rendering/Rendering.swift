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
  StackRoom.prepare()
  let host = ViewHost()
  defer { host.close() }
  var environment = options.environment
  var root = host.settle(view, in: environment) { placedRoot($0, environment, options, host) }
  if let preferred = host.preferences.value(PreferredColorSchemeKey.self) ?? nil,
    preferred != environment.colorScheme
  {
    environment.colorScheme = preferred
    root = host.settle(view, in: environment) { placedRoot($0, environment, options, host) }
  }
  return rendering(of: root, environment, host)
}

@MainActor
private func placedRoot(
  _ items: [LayoutItem], _ environment: EnvironmentValues, _ options: RenderingOptions,
  _ host: ViewHost
) -> PlacedRoot {
  // Views without a container stand one below the other without a distance between them.
  let stack = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
  let item = items.count == 1 ? items[0] : LayoutItem(stack, items, in: environment)
  let canvas = CanvasGeometry(item, options)
  let proposal = options.canvas == nil ? .unspecified : ProposedViewSize(canvas.safeArea.size)
  let size = item.size(proposal).finite
  let origin = CGPoint(
    x: canvas.safeArea.midX - size.width / 2, y: canvas.safeArea.midY - size.height / 2)
  let context = PlacingContext(host: host, frame: canvas.safeArea, canvas: canvas)
  return PlacedRoot(canvas: canvas, item: item.placed(at: origin, proposal, context))
}

private struct PlacedRoot {
  let canvas: CanvasGeometry
  let item: PlacedItem
}

extension CanvasGeometry {
  fileprivate init(_ item: LayoutItem, _ options: RenderingOptions) {
    guard let size = options.canvas else {
      bounds = CGRect(origin: .zero, size: item.size(.unspecified).finite)
      safeArea = bounds
      return
    }
    bounds = CGRect(origin: .zero, size: size.finite)
    let insets = options.safeArea
    safeArea = CGRect(
      x: insets.leading, y: insets.top, width: max(0, bounds.width - insets.horizontal),
      height: max(0, bounds.height - insets.vertical))
  }
}

@MainActor
private func rendering(
  of root: PlacedRoot, _ environment: EnvironmentValues, _ host: ViewHost
) -> Rendering {
  let painting = root.item.painted()
  return Rendering(
    size: root.canvas.bounds.rounded(toPixel: environment.pixelLength).size,
    displayList: DisplayList(painting.items), elements: painting.elements,
    accessible: painting.accessible, targets: painting.targets,
    notDrawn: host.notDrawn.sorted(),
    background: environment.colorScheme == .dark ? .black : .white,
    colorScheme: environment.colorScheme)
}
