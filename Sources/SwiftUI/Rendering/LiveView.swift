import Drawing

/// A view that lives: it is drawn, acted on, and drawn again.
@MainActor
package final class LiveView {
  private let view: any View
  private let options: RenderingOptions
  private let host = ViewHost()
  private var environment: EnvironmentValues
  /// How the view looks since it has last settled.
  package private(set) var rendering: Rendering

  package init(_ view: any View, _ options: RenderingOptions = RenderingOptions()) {
    StackRoom.prepare()
    self.view = view
    self.options = options
    environment = options.environment
    if let canvas = options.canvas { UIScreen.size = canvas }
    rendering = host.rendering(of: view, options, &environment)
  }

  /// Lets everything happen that follows from what has been done to the view.
  ///
  /// - Parameter seconds: how long what takes its time is waited for.
  package func settle(for seconds: Double = ViewHost.longestWait) {
    rendering = host.rendering(of: view, options, &environment, patience: seconds)
  }

  /// Runs something that takes its time, as a refresh does, together with the view.
  package func run(_ action: @escaping @Sendable () async -> Void) {
    _ = host.run(.userInitiated, action)
  }

  /// Ends what the view has begun.
  package func close() {
    host.close()
  }
}

extension ViewHost {
  /// - Parameter environment: what the view is drawn in; it may prefer another appearance.
  fileprivate func rendering(
    of view: any View, _ options: RenderingOptions, _ environment: inout EnvironmentValues,
    patience: Double = ViewHost.longestWait
  ) -> Rendering {
    var root = settled(view, options, environment, patience)
    let preferred = preferences.value(PreferredColorSchemeKey.self) ?? nil
    let scheme = preferred ?? options.colorScheme
    if scheme != environment.colorScheme {
      environment.colorScheme = scheme
      root = settled(view, options, environment, patience)
    }
    return SwiftUI.rendering(of: root, environment, self)
  }

  private func settled(
    _ view: some View, _ options: RenderingOptions, _ environment: EnvironmentValues,
    _ patience: Double
  ) -> PlacedRoot {
    settle(view, in: environment, for: patience) { items in
      placedRoot(items, environment, options, self)
    }
  }
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
  let proposal = options.proposal(canvas.safeArea)
  let size = item.size(proposal).finite
  let origin = CGPoint(
    x: canvas.safeArea.midX - size.width / 2, y: canvas.safeArea.midY - size.height / 2)
  let context = PlacingContext(host: host, frame: canvas.safeArea, canvas: canvas)
  let presentations = host.preferences.value(PresentationsKey.self) ?? []
  guard !presentations.isEmpty else {
    return PlacedRoot(canvas: canvas, item: item.placed(at: origin, proposal, context))
  }
  let screen = presentations.layered(over: Place(item, at: origin, proposal), canvas, environment)
  return PlacedRoot(
    canvas: canvas,
    item: screen.placed(at: canvas.bounds.origin, ProposedViewSize(canvas.bounds.size), context))
}

private struct PlacedRoot {
  let canvas: CanvasGeometry
  let item: PlacedItem
}

extension CanvasGeometry {
  fileprivate init(_ item: LayoutItem, _ options: RenderingOptions) {
    guard let size = options.canvas else {
      bounds = CGRect(origin: .zero, size: item.size(options.proposal(.zero)).finite)
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
    notDrawn: host.notDrawn.union(Appearances.names).sorted(), unrest: host.unrest,
    background: environment.colorScheme == .dark ? .black : .white,
    colorScheme: environment.colorScheme)
}
