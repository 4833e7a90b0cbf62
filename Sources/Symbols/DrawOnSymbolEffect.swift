/// A symbol that is drawn along its lines.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("drawOn")

  /// All layers at once.
  public var wholeSymbol: DrawOnSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: DrawOnSymbolEffect { choosing(.layers, "byLayer") }

  /// One path after the other.
  public var individually: DrawOnSymbolEffect { choosing(.layers, "individually") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn along its lines.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
