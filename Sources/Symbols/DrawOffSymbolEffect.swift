/// A symbol that is erased along its lines.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("drawOff")

  /// All layers at once.
  public var wholeSymbol: DrawOffSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: DrawOffSymbolEffect { choosing(.layers, "byLayer") }

  /// One path after the other.
  public var individually: DrawOffSymbolEffect { choosing(.layers, "individually") }

  /// From the end of its lines.
  public var reversed: DrawOffSymbolEffect { choosing(.order, "reversed") }

  /// From the start of its lines.
  public var nonReversed: DrawOffSymbolEffect { choosing(.order, "nonReversed") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is erased along its lines.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
