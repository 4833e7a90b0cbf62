/// A symbol that jumps once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("bounce")

  /// Upwards.
  public var up: BounceSymbolEffect { choosing(.direction, "up") }

  /// Downwards.
  public var down: BounceSymbolEffect { choosing(.direction, "down") }

  /// All layers at once.
  public var wholeSymbol: BounceSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: BounceSymbolEffect { choosing(.layers, "byLayer") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
