import Drawing

/// The turning wheel that says something is going on, at the start of a turn.
///
/// Eight strokes, each fainter than the one before it: sizes measured (20 points, large 37),
/// proportions and opacities from Flutter's Cupertino widgets.
struct Spinner: Sendable {}

extension Spinner: LeafView {
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    let side: CGFloat = environment.controlSize >= .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  nonisolated func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let color = color(environment)
    return Self.opacities.enumerated().map { index, opacity in
      let turn = CGAffineTransform(rotationAngle: Double(index) * .pi / 4)
        .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
      let outline = stroke(radius: frame.width / 2).transformed(by: turn)
      return .fill(outline, .color(color.opacity(opacity)), evenOdd: false)
    }
  }

  nonisolated func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.control, role: "progressIndicator", color: color(environment))
  }

  private nonisolated static let opacities = [147.0, 122, 97, 72, 47, 47, 47, 47].map { $0 / 255 }

  private nonisolated func stroke(radius: CGFloat) -> Outline {
    let width = radius / 5
    return .capsule(
      in: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 2 / 3))
  }

  private nonisolated func color(_ environment: EnvironmentValues) -> RGBA {
    if let tint = environment.tintStyle { return tint.brush(in: environment).color }
    return environment.colorScheme == .dark
      ? RGBA(235 / 255, 235 / 255, 245 / 255) : RGBA(60 / 255, 60 / 255, 68 / 255)
  }
}
