/// How a view is to be drawn.
package struct RenderingOptions {
  package var colorScheme: ColorScheme
  package var dynamicTypeSize: DynamicTypeSize
  /// In points; `nil` draws the view at its own size.
  package var canvas: CGSize?
  /// How far bars and rounded corners reach into the canvas.
  package var safeArea: EdgeInsets
  /// Device pixels per point.
  package var displayScale: CGFloat
  /// The set of platform measurements.
  package var metrics: String

  package init(
    colorScheme: ColorScheme = .light, dynamicTypeSize: DynamicTypeSize = .large,
    canvas: CGSize? = nil, safeArea: EdgeInsets = EdgeInsets(), displayScale: CGFloat = 3,
    metrics: String = "ios18"
  ) {
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.canvas = canvas
    self.safeArea = safeArea
    self.displayScale = displayScale
    self.metrics = metrics
  }
}

extension RenderingOptions {
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = dynamicTypeSize
    environment.displayScale = displayScale
    environment.palette = metrics == "ios26" ? .ios26 : .classic
    return environment
  }
}
