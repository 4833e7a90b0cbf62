import Drawing

/// The arrow at the trailing side of a row that leads on; measured on iOS 18.
struct DisclosureChevron: Sendable {
  /// A share of a whole turn that the arrow is turned by, clockwise.
  var turn = 0.0

  private nonisolated static let size = CGSize(width: 6.67, height: 11.33)
  private nonisolated static let thickness: CGFloat = 2
}

extension DisclosureChevron: LeafView {
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize { Self.size }

  nonisolated func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let inset = Self.thickness / 2
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (start, tip) = (frame.minX + inset, frame.minX + Self.size.width - inset)
    var outline = Outline()
    outline.elements = [
      .move(to: CGPoint(x: isMirrored ? tip : start, y: frame.minY + inset)),
      .line(to: CGPoint(x: isMirrored ? start : tip, y: frame.midY)),
      .line(to: CGPoint(x: isMirrored ? tip : start, y: frame.maxY - inset)),
    ]
    let around = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(CGAffineTransform(rotationAngle: turn * 2 * .pi))
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    let stroke = Stroke(width: Self.thickness, cap: .round, join: .round)
    return Color.primary.opacity(0.25).brush(in: environment)
      .stroke(outline.transformed(by: around), stroke, bounds: frame)
  }
}

/// The mark beside what is picked, in the tint.
struct Checkmark: Sendable {
  let isShown: Bool

  private nonisolated static let size = CGSize(width: 14, height: 13)
}

extension Checkmark: LeafView {
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize { Self.size }

  nonisolated func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    guard isShown else { return [] }
    var outline = Outline()
    outline.elements = [
      .move(to: CGPoint(x: frame.minX + 1.2, y: frame.minY + 7.6)),
      .line(to: CGPoint(x: frame.minX + 5.2, y: frame.minY + 11.8)),
      .line(to: CGPoint(x: frame.minX + 12.8, y: frame.minY + 1.2)),
    ]
    return TintShapeStyle().brush(in: environment)
      .stroke(outline, Stroke(width: 2, cap: .round, join: .round), bounds: frame)
  }
}

/// The arrow of a button that leads back, in the foreground style; its size from UIKit.
struct BackChevron: Sendable {
  private nonisolated static let size = CGSize(width: 13, height: 21)
  private nonisolated static let thickness: CGFloat = 3
}

extension BackChevron: LeafView {
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize { Self.size }

  nonisolated func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (tip, end) =
      isMirrored ? (frame.maxX - 2, frame.minX + 2) : (frame.minX + 2, frame.maxX - 2)
    var outline = Outline()
    outline.elements = [
      .move(to: CGPoint(x: end, y: frame.minY + 1.5)), .line(to: CGPoint(x: tip, y: frame.midY)),
      .line(to: CGPoint(x: end, y: frame.maxY - 1.5)),
    ]
    let stroke = Stroke(width: Self.thickness, cap: .round, join: .round)
    return environment.foregroundBrush().stroke(outline, stroke, bounds: frame)
  }
}
