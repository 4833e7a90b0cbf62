import Drawing

/// The track of a slider with its thumb.
struct SliderTrack: Sendable {
  /// Where the thumb stands, from 0 to 1.
  let fraction: Double
}

extension SliderTrack: LeafView {
  nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    let metrics = environment.metrics.slider
    return CGSize(
      width: max(proposal.width ?? Self.idealWidth, metrics.thumb.width), height: metrics.height)
  }

  /// From memory.
  private nonisolated static let idealWidth: CGFloat = 128

  nonisolated func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let metrics = environment.metrics.slider
    let track = CGRect(
      x: frame.minX + metrics.trackInset, y: frame.midY - metrics.trackHeight / 2,
      width: frame.width - 2 * metrics.trackInset, height: metrics.trackHeight)
    let x = frame.minX + share(environment) * (frame.width - metrics.thumb.width)
    let thumb = CGRect(
      x: x, y: frame.midY - metrics.thumb.height / 2, width: metrics.thumb.width,
      height: metrics.thumb.height)
    let items =
      bar(track, environment) + filled(track, to: thumb.midX, environment)
      + [.raised(.capsule(in: thumb))]
    return environment.isEnabled ? items : [.group(.init(items, opacity: 0.5))]
  }

  nonisolated func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(.shape, color: TintShapeStyle().brush(in: environment).color)
  }

  private nonisolated func share(_ environment: EnvironmentValues) -> Double {
    environment.layoutDirection == .rightToLeft ? 1 - fraction : fraction
  }

  private nonisolated func bar(
    _ track: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    Color(.systemFill).brush(in: environment).fill(.capsule(in: track), bounds: track)
  }

  private nonisolated func filled(
    _ track: CGRect, to x: CGFloat, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    var part = track
    part.size.width = x - track.minX
    if environment.layoutDirection == .rightToLeft {
      part = CGRect(x: x, y: track.minY, width: track.maxX - x, height: track.height)
    }
    return TintShapeStyle().brush(in: environment).fill(.capsule(in: part), bounds: track)
  }
}
