import Drawing

/// A view without children that the module draws.
///
/// Layout is not bound to the main actor, so the requirements are not either.
package protocol LeafView: PrimitiveView {
  /// The size that the view takes, in points, when this one is offered.
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize

  /// What is drawn into a frame whose edges lie on device pixels.
  nonisolated func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem]

  /// The position of a guide that the view sets, as a text does for its baselines.
  nonisolated func explicitAlignment(
    _ guide: VerticalAlignment, in size: CGSize, _ environment: EnvironmentValues
  ) -> CGFloat?

  /// The part of the frame that takes touches; none where nothing is drawn.
  nonisolated func touchOutline(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> Outline?

  /// What decides the default distance to the views around it.
  nonisolated func spacing(_ environment: EnvironmentValues) -> LeafSpacing

  /// How early a stack gives space to the view.
  nonisolated var layoutPriority: Double { get }

  /// How the view appears in the list of drawn elements.
  nonisolated func element(_ environment: EnvironmentValues) -> ElementDescription?
}

extension LeafView {
  nonisolated package func explicitAlignment(
    _ guide: VerticalAlignment, in size: CGSize, _ environment: EnvironmentValues
  ) -> CGFloat? { nil }

  nonisolated package func touchOutline(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> Outline? { .rect(frame) }

  nonisolated package func spacing(_ environment: EnvironmentValues) -> LeafSpacing { .ordinary }

  nonisolated package var layoutPriority: Double { 0 }

  nonisolated package func element(_ environment: EnvironmentValues) -> ElementDescription? { nil }

  package func update(_ node: Node) {}
}

/// What decides the default distance between a view and its neighbours.
package enum LeafSpacing: Hashable, Sendable {
  /// None along the axis; `nil` means both.
  case zero(along: Axis?)
  /// 8 points.
  case ordinary
  /// 8 points, but what stands beside the view in the same stack decides instead.
  case neutral
  /// By the metrics of the text's font.
  case text(TextMetrics)
}

/// The vertical measurements of a font, in points.
package struct TextMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  package var ascent: Double
  /// From the baseline to the top of a capital letter.
  package var capHeight: Double
  /// Ascent and descent together, not rounded to pixels.
  package var lineHeight: Double
  /// What lies between the lines of a paragraph, beside the line height.
  package var leading: Double

  package init(ascent: Double, capHeight: Double, lineHeight: Double, leading: Double) {
    self.ascent = ascent
    self.capHeight = capHeight
    self.lineHeight = lineHeight
    self.leading = leading
  }
}

/// What a leaf tells about itself for the list of elements.
package struct ElementDescription: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case text, shape, image, control }

  package var kind: Kind
  /// What an assistive technology would call it.
  package var role: String?
  package var label: String?
  package var text: String?
  package var color: RGBA?

  package init(
    _ kind: Kind, role: String? = nil, label: String? = nil, text: String? = nil,
    color: RGBA? = nil
  ) {
    self.kind = kind
    self.role = role
    self.label = label
    self.text = text
    self.color = color
  }
}
