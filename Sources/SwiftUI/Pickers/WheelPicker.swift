import Drawing

/// A picker that shows its choices on a wheel, the picked one in the middle.
struct WheelPicker: View {
  let picker: PickerParts

  var body: some View {
    EnvironmentReader { environment in
      PickerOptions(
        selection: picker.selection, content: picker.content,
        picked: { $0.font = .system(size: 23.5) },
        arrange: { options, selected in
          [LayoutItem(WheelLayout(selected: selected ?? 0), options, in: environment)]
        }
      )
      .font(.system(size: 21))
      .lineLimit(1)
    }
    .controlName(picker.label)
    .modifier(ControlModifier(role: "picker"))
  }
}

/// Rows on a cylinder; those far from the middle lie flatter and are fainter.
///
/// Sources: height, rows, fonts and the cylinder measured on iOS 26 and 18.
struct WheelLayout: ItemLayout {
  let selected: Int

  private static let size = CGSize(width: 320, height: 216)
  private static let row: CGFloat = 32
  private static let radius: CGFloat = 87.7
  private static let band: CGFloat = 34
  private static let opacity = 0.4

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    CGSize(
      width: proposal.width ?? Self.size.width,
      height: proposal.height.map { min($0, Self.size.height) } ?? Self.size.height)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    let inner = ProposedViewSize(width: size.width, height: Self.row)
    return item.children.enumerated().compactMap { index, child in
      let angle = CGFloat(index - selected) * Self.row / Self.radius
      guard abs(angle) < .pi / 2 else { return nil }
      let own = child.size(inner)
      let middle = size.height / 2 + Self.radius * sin(angle)
      let origin = CGPoint(x: (size.width - own.width) / 2, y: middle - own.height / 2)
      return Place(child, at: origin, inner)
    }
  }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }

  func priority(of item: LayoutItem) -> Double { 0 }

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let band = CGRect(
      x: frame.minX + 9, y: frame.midY - Self.band / 2, width: max(0, frame.width - 18),
      height: Self.band)
    let outline = Outline.roundedRect(band, radii: CornerRadii(8), continuous: true)
    let back = Color(.tertiarySystemFill).brush(in: item.environment).fill(outline, bounds: band)
    var painting = Painting(back)
    let middle = content.grouped { $0.clip = .init(.rect(band)) }
    let outside = Painting(content.items).grouped { group in
      group.clip = .init(.rect(frame))
      group.opacity = Self.opacity
    }
    painting.append(outside)
    painting.append(middle)
    return painting
  }
}
