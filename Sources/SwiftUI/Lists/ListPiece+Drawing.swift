import Drawing

extension ListPiece {
  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    guard place.part == .content else { return content }
    var painting = Painting()
    if row.background == nil, look.kind != .plain {
      let outline = look.cardOutline(frame, place, item.environment)
      painting.items += look.card.brush(in: item.environment).fill(outline, bounds: frame)
    }
    painting.append(row.side == nil ? content : content.clipped(to: card(frame, item)))
    painting.items += separator(frame, content, item.environment)
    return painting
  }

  private func card(_ frame: CGRect, _ item: LayoutItem) -> Outline {
    look.cardOutline(frame, place, item.environment)
  }

  /// The line between the row and the next one.
  private func separator(
    _ frame: CGRect, _ content: Painting, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let isShown = next != nil || look.kind == .plain
    guard isShown, row.bottomSeparator != .hidden, next?.topSeparator != .hidden,
      environment.listRowSpacing == nil
    else { return [] }
    let height = look.metrics.separatorHeight ?? environment.pixelLength
    var line = CGRect(
      x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    let start = textStart(content, frame, environment)
    if environment.layoutDirection == .rightToLeft {
      line.size.width = start - frame.minX
      line.origin.x += look.metrics.separatorTrailing
      line.size.width -= look.metrics.separatorTrailing
    } else {
      line.origin.x = start
      line.size.width = frame.maxX - start - look.metrics.separatorTrailing
    }
    let color = row.bottomSeparatorTint ?? next?.topSeparatorTint ?? Color(.separator)
    return color.brush(in: environment).fill(.rect(line), bounds: line)
  }

  /// Where lines of text start in the row: its separator starts there, too.
  private func textStart(
    _ content: Painting, _ frame: CGRect, _ environment: EnvironmentValues
  ) -> CGFloat {
    let texts = content.elements.filter { $0.description.kind == .text }.map(\.frame)
    let inset = look.textInset(rowWidth: frame.width)
    if environment.layoutDirection == .rightToLeft {
      return texts.map(\.maxX).max() ?? frame.maxX - inset
    }
    return texts.map(\.minX).min() ?? frame.minX + inset
  }
}

extension ListLook {
  /// The part of a card that a row covers.
  func cardOutline(
    _ frame: CGRect, _ place: ListPiecePlace, _ environment: EnvironmentValues
  ) -> Outline {
    guard kind == .insetGrouped else { return .rect(frame) }
    let isAlone = environment.listRowSpacing != nil
    let radius = min(metrics.radius, frame.height / 2)
    let top = place.isFirst || isAlone ? CGSize(width: radius, height: radius) : .zero
    let bottom = place.isLast || isAlone ? CGSize(width: radius, height: radius) : .zero
    return .roundedRect(
      frame,
      radii: CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom),
      continuous: true)
  }
}

/// Cuts a row's own background at the corners of its card.
struct CardClipLayout: UnaryLayout {
  let place: ListPiecePlace
  let look: ListLook

  func paint(_ content: Painting, in frame: CGRect, of item: LayoutItem) -> Painting {
    let frame = frame.rounded(toPixel: item.environment.pixelLength)
    let outline = look.cardOutline(frame, place, item.environment)
    return content.grouped { $0.clip = .init(outline) }
  }
}
