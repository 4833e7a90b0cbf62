// Accepted, and reported as not drawn: no place changes by them, only the look.

extension View {
  /// Makes colours brighter; not drawn yet.
  nonisolated public func brightness(_ amount: Double) -> some View { notDrawn(".brightness") }

  /// Moves colours apart; not drawn yet.
  nonisolated public func contrast(_ amount: Double) -> some View { notDrawn(".contrast") }

  /// Makes colours stronger or weaker; not drawn yet.
  nonisolated public func saturation(_ amount: Double) -> some View { notDrawn(".saturation") }

  /// Takes colours away; not drawn yet.
  nonisolated public func grayscale(_ amount: Double) -> some View { notDrawn(".grayscale") }

  /// Turns the wheel of colours; not drawn yet.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { notDrawn(".hueRotation") }

  /// Turns colours into their opposites; not drawn yet.
  nonisolated public func colorInvert() -> some View { notDrawn(".colorInvert") }

  /// Multiplies colours with another one; not drawn yet.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    notDrawn(".colorMultiply")
  }

  /// Turns brightness into opacity; not drawn yet.
  nonisolated public func luminanceToAlpha() -> some View { notDrawn(".luminanceToAlpha") }

  /// Turns the view in space; not drawn yet.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { notDrawn(".rotation3DEffect") }

  /// Shows the view only where another one is drawn; not drawn yet.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { notDrawn(".mask") }

  /// Shows the view only where another one is drawn; not drawn yet.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { notDrawn(".mask") }
}
