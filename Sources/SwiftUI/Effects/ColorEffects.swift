extension View {
  /// Makes colours brighter, by an amount that 1 makes all of them white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    recolored(.brightness(amount))
  }

  /// Moves colours apart: 1 leaves them as they are.
  nonisolated public func contrast(_ amount: Double) -> some View { recolored(.contrast(amount)) }

  /// Makes colours stronger or weaker: 1 leaves them as they are, 0 leaves grays.
  nonisolated public func saturation(_ amount: Double) -> some View {
    recolored(.saturation(amount))
  }

  /// Takes colours away: 1 leaves grays.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    recolored(.saturation(1 - amount))
  }

  /// Turns the wheel of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    recolored(.hueRotation(angle))
  }

  /// Turns colours into their opposites.
  nonisolated public func colorInvert() -> some View { recolored(.invert()) }

  /// Multiplies colours with another one.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    painted { painting, _, environment in
      painting.recolored(.multiply(color.source.rgba(in: environment)))
    }
  }

  /// Turns brightness into opacity.
  nonisolated public func luminanceToAlpha() -> some View { recolored(.luminanceToAlpha) }

  nonisolated private func recolored(_ matrix: ColorMatrix) -> some View {
    painted { painting, _, _ in painting.recolored(matrix) }
  }
}
