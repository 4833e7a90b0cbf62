import Drawing

/// A picker that shows its choices side by side, the picked one on a thumb.
struct SegmentedPicker: View {
  let picker: PickerParts
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    SegmentReader(picker: picker)
      .opacity(isEnabled ? 1 : 0.5)
      .controlName(picker.label)
      .modifier(ControlModifier(role: "segmentedControl", keepsButtons: true))
  }
}

private struct SegmentReader: View {
  let picker: PickerParts

  var body: some View {
    EnvironmentReader { environment in
      let metrics = environment.metrics.segments
      PickerOptions(
        selection: picker.selection, content: picker.content,
        picked: { $0.font = metrics.selectedFont },
        arrange: { options, selected in
          [LayoutItem(SegmentLayout(selected: selected), options, in: environment)]
        }
      )
      .font(metrics.font)
      .lineLimit(1)
    }
  }
}

/// Segments of equal width, on a track.
struct SegmentLayout: ItemLayout {
  let selected: Int?

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let metrics = item.environment.metrics.segments
    let widest = item.children.map { $0.size(.unspecified).width }.max() ?? 0
    let ideal = (widest + 2 * metrics.padding) * CGFloat(item.children.count)
    return CGSize(width: proposal.width ?? ideal, height: metrics.layoutHeight)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    let width = size.width / CGFloat(max(1, item.children.count))
    let height = item.environment.metrics.segments.height
    let inner = ProposedViewSize(width: max(0, width - 2 * 4), height: height)
    return item.children.enumerated().map { index, child in
      let own = child.size(inner)
      let origin = CGPoint(
        x: width * CGFloat(index) + (width - own.width) / 2, y: (height - own.height) / 2)
      return Place(child, at: origin, inner)
    }
  }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let environment = item.environment
    let metrics = environment.metrics.segments
    let height = frame.height + metrics.height - metrics.layoutHeight
    let frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
      .rounded(toPixel: environment.pixelLength)
    let track = Color(.tertiarySystemFill).brush(in: environment)
      .fill(outline(frame, metrics.radius), bounds: frame)
    var painting = Painting(track + separators(frame, item) + thumb(frame, item))
    painting.append(content)
    return painting
  }

  private func outline(_ rect: CGRect, _ radius: CGFloat?) -> Outline {
    radius.map { .roundedRect(rect, radii: CornerRadii($0), continuous: true) }
      ?? .capsule(in: rect)
  }
}

extension SegmentLayout {
  private func thumb(_ frame: CGRect, _ item: LayoutItem) -> [DisplayItem] {
    guard let selected, !item.children.isEmpty else { return [] }
    let metrics = item.environment.metrics.segments
    let width = frame.width / CGFloat(item.children.count)
    let isMirrored = item.environment.layoutDirection == .rightToLeft
    let index = isMirrored ? item.children.count - 1 - selected : selected
    let cell = CGRect(
      x: frame.minX + width * CGFloat(index), y: frame.minY, width: width, height: frame.height)
    let rect = cell.insetBy(dx: metrics.inset, dy: metrics.inset)
      .rounded(toPixel: item.environment.pixelLength)
    // Its shadow falls on nothing but the track.
    return [
      .group(
        .init(
          [.raised(outline(rect, metrics.thumbRadius), Self.color(item.environment))],
          clip: .init(outline(frame, metrics.radius))))
    ]
  }

  /// Measured on iOS 18: white; in dark surroundings a gray.
  private static func color(_ environment: EnvironmentValues) -> RGBA {
    environment.colorScheme == .dark ? RGBA(91 / 255, 91 / 255, 96 / 255) : .white
  }

  /// Lines between segments, where the thumb is not.
  private func separators(_ frame: CGRect, _ item: LayoutItem) -> [DisplayItem] {
    let count = item.children.count
    guard count > 2 else { return [] }
    let width = frame.width / CGFloat(count)
    let brush = Color(.systemGray).opacity(0.3).brush(in: item.environment)
    return (1..<count).filter { $0 != selected && $0 - 1 != selected }.flatMap { index in
      let rect = CGRect(
        x: frame.minX + width * CGFloat(index) - 0.5, y: frame.minY + 8, width: 1,
        height: frame.height - 16)
      return brush.fill(.rect(rect), bounds: rect)
    }
  }
}
