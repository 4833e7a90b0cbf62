/// How a view is to be drawn.
package struct RenderingOptions {
  package var colorScheme: ColorScheme
  package var dynamicTypeSize: DynamicTypeSize
  /// In points; `nil` draws the view at its own size.
  package var canvas: CGSize?
  /// What a view without a canvas is offered, in points; `nil` lets it be as wide as it wants.
  package var width: CGFloat?
  /// How far bars and rounded corners reach into the canvas.
  package var safeArea: EdgeInsets
  /// Device pixels per point.
  package var displayScale: CGFloat
  /// The set of platform measurements.
  package var metrics: String

  package init(
    colorScheme: ColorScheme = .light, dynamicTypeSize: DynamicTypeSize = .large,
    canvas: CGSize? = nil, width: CGFloat? = nil, safeArea: EdgeInsets = EdgeInsets(),
    displayScale: CGFloat = 3, metrics: String = "ios18"
  ) {
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.canvas = canvas
    self.width = width
    self.safeArea = safeArea
    self.displayScale = displayScale
    self.metrics = metrics
  }
}

extension RenderingOptions {
  /// What the view is offered: the safe part of the canvas or, without one, as much height as it
  /// wants.
  func proposal(_ safeArea: CGRect) -> ProposedViewSize {
    canvas == nil ? ProposedViewSize(width: width, height: nil) : ProposedViewSize(safeArea.size)
  }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = dynamicTypeSize
    environment.displayScale = displayScale
    environment.palette = metrics == "ios26" ? .ios26 : .classic
    return environment
  }
}
