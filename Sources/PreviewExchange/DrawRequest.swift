/// What the tool asks of a preview's program: draw every preview in each of these ways.
package struct DrawRequest: Codable, Hashable, Sendable {
  /// The name of the source file whose previews are wanted; `nil` for those of all files.
  package var file: String?
  /// Previews below this line, from 1, are not wanted.
  package var lastLine: Int?
  /// The previews before this one, in source order from 0, are skipped.
  package var firstPreview: Int
  package var variants: [Variant]
  /// What is played after the previews are drawn; they count as previews behind these.
  package var storyboards: [Storyboard]
  /// Folders that hold fonts, icons and the table of symbols, searched in order.
  package var fontFolders: [String]
  package var wantsElements: Bool

  package init(
    file: String? = nil, lastLine: Int? = nil, firstPreview: Int = 0, variants: [Variant],
    storyboards: [Storyboard] = [], fontFolders: [String], wantsElements: Bool = true
  ) {
    self.file = file
    self.lastLine = lastLine
    self.firstPreview = firstPreview
    self.variants = variants
    self.storyboards = storyboards
    self.fontFolders = fontFolders
    self.wantsElements = wantsElements
  }
}

/// One way to draw a preview.
package struct Variant: Codable, Hashable, Sendable {
  package enum Appearance: String, Codable, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  package var appearance: Appearance
  /// A case of `DynamicTypeSize`, as in `accessibility3`.
  package var textSize: String
  /// The canvas in points; `nil` draws the view at its own size.
  package var canvas: Canvas?
  /// What a view without a canvas is offered, in points; `nil` lets it be as wide as it wants.
  package var width: Double?
  /// Pixels per point: edges are rounded to these.
  package var scale: Double
  /// The set of platform measurements: `ios18` or `ios26`.
  package var metrics: String

  package init(
    appearance: Appearance = .light, textSize: String = "large", canvas: Canvas? = nil,
    width: Double? = nil, scale: Double = 3, metrics: String = "ios18"
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.canvas = canvas
    self.width = width
    self.scale = scale
    self.metrics = metrics
  }
}

/// The screen that a preview is drawn on, in points.
package struct Canvas: Codable, Hashable, Sendable {
  package var width: Double
  package var height: Double
  package var safeTop: Double
  package var safeBottom: Double

  package init(width: Double, height: Double, safeTop: Double = 0, safeBottom: Double = 0) {
    self.width = width
    self.height = height
    self.safeTop = safeTop
    self.safeBottom = safeBottom
  }
}
