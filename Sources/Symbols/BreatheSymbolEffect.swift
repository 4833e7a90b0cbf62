/// A symbol that grows and shrinks calmly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect does.
  public private(set) var configuration = SymbolEffectConfiguration("breathe")

  /// Only the size changes.
  public var plain: BreatheSymbolEffect { choosing(.style, "plain") }

  /// Opacity changes with the size.
  public var pulse: BreatheSymbolEffect { choosing(.style, "pulse") }

  /// All layers at once.
  public var wholeSymbol: BreatheSymbolEffect { choosing(.layers, "wholeSymbol") }

  /// One layer after the other.
  public var byLayer: BreatheSymbolEffect { choosing(.layers, "byLayer") }

  private func choosing(_ aspect: SymbolEffectConfiguration.Aspect, _ choice: String) -> Self {
    var effect = self
    effect.configuration[aspect] = choice
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks calmly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
