/// A symbol that fades out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("pulse")

  /// All layers at once.
  public var wholeSymbol: PulseSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: PulseSymbolEffect { choosing(.layers, "byLayer") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
