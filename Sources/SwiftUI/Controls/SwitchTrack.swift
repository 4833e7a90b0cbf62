import Drawing

/// The switch of a toggle.
struct SwitchTrack: Sendable {
  let isOn: Bool
  /// The track's colour when it is on; `nil` takes the tint that a view has set, or green.
  let color: Color?
}

extension SwitchTrack: LeafView {
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize { environment.metrics.toggle.size }

  nonisolated func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let metrics = environment.metrics.toggle
    let track = CGRect(origin: frame.origin, size: metrics.track)
    let slack = metrics.track.width - metrics.knob.width - 2 * metrics.inset
    let knob = CGRect(
      x: track.minX + metrics.inset + (isOn ? slack : 0), y: track.minY + metrics.inset,
      width: metrics.knob.width, height: metrics.knob.height)
    // The knob's shadow falls on nothing but the track.
    let raised = DisplayItem.Group(
      [.raised(.capsule(in: knob))], clip: .init(.capsule(in: track)))
    let items =
      brush(environment).fill(.capsule(in: track), bounds: track) + [.group(raised)]
    guard !environment.isEnabled else { return items }
    return [.group(.init(items, opacity: Self.disabledOpacity))]
  }

  nonisolated func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.shape, color: brush(environment).color)
  }

  private nonisolated static let disabledOpacity = 0.5

  private nonisolated func brush(_ environment: EnvironmentValues) -> Brush {
    guard isOn else { return Color(.secondarySystemFill).brush(in: environment) }
    return color?.brush(in: environment) ?? environment.tintStyle?.brush(in: environment)
      ?? Color.green.brush(in: environment)
  }
}

extension DisplayItem {
  /// A white part of a control that floats above it, with the shadows of UIKit's.
  static func raised(_ outline: Outline, _ color: RGBA = .white) -> DisplayItem {
    let shadow = DisplayItem.Effect.shadow(RGBA.black.opacity(0.15), radius: 8, x: 0, y: 3)
    return .group(.init([.fill(outline, .color(color), evenOdd: false)], effects: [shadow]))
  }
}
