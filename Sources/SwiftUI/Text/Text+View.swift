import Drawing

extension Text: LeafView {
  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    guard let renderer = environment.textRenderer else { return ownSize(proposal, environment) }
    let proxy = TextProxy { ownSize($0, environment) }
    return renderer.sizeThatFits(proposal: proposal, text: proxy)
  }

  private nonisolated func ownSize(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    let runs = runs(in: environment)
    guard !runs.isEmpty else {
      return CGSize(width: 0, height: roundedUp(Self.emptyHeight, to: environment.pixelLength))
    }
    return layout(runs, proposal, environment).size
  }

  /// The height of an empty text in points, whatever its font.
  ///
  /// A line of Helvetica at 12 points, which a string without attributes has; measured as 14 on
  /// iOS 18.
  private nonisolated static let emptyHeight = 12 * 1.15

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let runs = runs(in: environment)
    guard !runs.isEmpty else { return [] }
    let layout = layout(runs, ProposedViewSize(frame.size), environment)
    guard let renderer = environment.textRenderer else {
      return TextDrawing(layout: layout, runs: runs, frame: frame).items
    }
    let text = LaidOutText(layout: layout, runs: runs, direction: environment.layoutDirection)
    return renderer.items(text, in: frame, environment)
  }

  nonisolated package func explicitAlignment(
    _ guide: VerticalAlignment, in size: CGSize, _ environment: EnvironmentValues
  ) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let runs = runs(in: environment)
    guard !runs.isEmpty else { return nil }
    let layout = layout(runs, ProposedViewSize(size), environment)
    return guide == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
  }

  nonisolated package func spacing(_ environment: EnvironmentValues) -> LeafSpacing {
    let first = runs(in: environment).first?.run.face
    let face = first ?? (environment.font ?? .body).face(in: environment)
    return .text(TextMetrics(face))
  }

  nonisolated package func element(_ environment: EnvironmentValues) -> ElementDescription? {
    let runs = runs(in: environment)
    let text = runs.map(\.run.text).joined()
    return ElementDescription(.text, label: text, text: text, color: runs.first?.run.color)
  }

  package func update(_ node: Node) {
    let runs = runs(in: node.environment)
    for note in runs.flatMap(\.notes) + TextEngine.shared.substitutions(in: runs.map(\.run)) {
      node.host.report(note)
    }
  }

  private nonisolated func layout(
    _ runs: [StyledRun], _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> TextLayout {
    TextEngine.shared.layout(
      runs.map(\.run), environment.paragraphStyle, width: proposal.width.flatMap(\.finite),
      height: proposal.height.flatMap(\.finite), pixel: environment.pixelLength)
  }
}

extension CGFloat {
  /// `nil` for infinity: no limit.
  fileprivate var finite: Double? { isFinite ? Double(self) : nil }
}

extension TextMetrics {
  package init(_ face: Face) {
    self.init(
      ascent: FontMetrics.ascent(face.size), capHeight: FontMetrics.capHeight(face.size),
      lineHeight: FontMetrics.lineHeight(face.size),
      leading: face.gap)
  }
}

extension EnvironmentValues {
  /// How a text's lines are broken and placed.
  package var paragraphStyle: ParagraphStyle {
    ParagraphStyle(
      alignment: multilineTextAlignment.paragraphAlignment(layoutDirection), lineLimit: lineLimit,
      reservesSpace: reservesLines, truncation: truncationMode.paragraphTruncation,
      lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor)
  }
}

extension TextAlignment {
  fileprivate func paragraphAlignment(_ direction: LayoutDirection) -> ParagraphStyle.Alignment {
    switch (self, direction) {
    case (.center, _): .center
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .leading
    default: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var paragraphTruncation: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
